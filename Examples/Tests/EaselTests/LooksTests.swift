import Foundation
import MeerkatPictures
import SnapshotTesting
import MeerkatTesting
import Testing

@testable import Easel

/// What the app's main screens look like; the clock's hands move.
@MainActor
struct LooksTests {
  @Test func theStudio() throws {
    assertSnapshot(
      of: try Driver(StudioView()), as: .svg(width: 390, height: 844, variants: [.light, .dark]))
  }

  @Test(arguments: [Piece.sketch, .cards, .swatches])
  func aPiece(piece: Piece) throws {
    let app = try Driver(StudioView())
    try app.tap(.link(piece.rawValue))
    assertSnapshot(of: app, as: .svg(width: 390, height: 844), named: piece.rawValue)
  }
}
