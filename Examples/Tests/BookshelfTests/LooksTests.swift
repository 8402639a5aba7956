import Foundation
import MeerkatPictures
import SnapshotTesting
import MeerkatTesting
import Testing

@testable import Bookshelf

/// What the app's main screens look like.
@MainActor
struct LooksTests {
  @Test func theShelf() throws {
    assertSnapshot(
      of: try Shelf().app, as: .svg(width: 390, height: 844, variants: [.light, .dark]))
  }

  @Test func aBook() throws {
    let app = try Shelf().app
    try app.tap("Middlemarch")
    assertSnapshot(of: app, as: .svg(width: 390, height: 844))
  }
}
