import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

/// A card as an app has it.
private struct ProfileCard: View {
  let name: String

  var body: some View {
    HStack {
      Image(systemName: "person.circle").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text("Mathematician").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

/// An app's own snapshot tests, as they stand in its project.
@MainActor
final class ProfileCardTests: XCTestCase {
  func testCard() {
    assertSnapshot(of: ProfileCard(name: "Ada Lovelace"), as: .image)
    assertSnapshot(matching: ProfileCard(name: "Ada Lovelace"), as: .image(precision: 0.99))
  }

  func testCardOnADevice() {
    let controller = UIHostingController(rootView: ProfileCard(name: "Emmy Noether"))
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
    assertSnapshot(
      of: ProfileCard(name: "Emmy Noether"),
      as: .image(layout: .device(config: .iPhone13)), named: "view")
  }

  func testValue() {
    assertSnapshot(of: ["name": "Ada"], as: .dump)
    assertInlineSnapshot(of: ["name": "Ada"], as: .json) {
      """
      {
        "name" : "Ada"
      }
      """
    }
  }
}
