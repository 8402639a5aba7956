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
///
/// On Linux, XCTest runs what belongs to the main actor only where it is `async`.
@MainActor
final class ProfileCardTests: XCTestCase {
  func testCard() async {
    assertSnapshot(of: ProfileCard(name: "Ada Lovelace"), as: .image)
    assertSnapshot(matching: ProfileCard(name: "Ada Lovelace"), as: .image(precision: 0.99))
  }

  func testCardOnADevice() async {
    let controller = UIHostingController(rootView: ProfileCard(name: "Emmy Noether"))
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
    assertSnapshot(
      of: ProfileCard(name: "Emmy Noether"),
      as: .image(layout: .device(config: .iPhone13(.landscape))), named: "view")
    assertSnapshot(
      of: controller,
      as: .image(
        on: .iPhoneSe, perceptualPrecision: 0.98, traits: .init(userInterfaceStyle: .dark)),
      named: "dark")
    assertSnapshot(of: controller, as: .image)
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 200, height: 100)))
  }

  func testValue() async {
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
