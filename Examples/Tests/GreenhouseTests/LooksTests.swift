import Foundation
import MeerkatPictures
import SnapshotTesting
import MeerkatTesting
import Testing

@testable import Greenhouse

/// What the app's main screens look like.
@MainActor
struct LooksTests {
  @Test func thePlants() async throws {
    let app = try Visit().app
    try await app.settle()
    assertSnapshot(of: app, as: .svg(width: 1024, height: 768, variants: [.light, .dark]))
    assertSnapshot(of: app, as: .svg(width: 390, height: 844), named: "phone")
  }

  @Test func aPlant() async throws {
    let app = try Visit().app
    try await app.settle()
    try app.tap("Monty")
    assertSnapshot(of: app, as: .svg(width: 1024, height: 768))
  }
}
