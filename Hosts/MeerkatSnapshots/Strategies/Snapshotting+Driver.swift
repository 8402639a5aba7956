public import Foundation
import MeerkatIsolation
public import MeerkatPictures
public import MeerkatTesting

extension Snapshotting where Value == Driver, Format == Picture {
  /// A strategy for the whole window of a running app as SVG.
  ///
  /// - Parameters:
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points; nil for as much as the app takes.
  ///   - variants: The surroundings: only light and dark, because a running app determines the
  ///     others.
  /// - Returns: The strategy.
  public static func svg(
    width: CGFloat, height: CGFloat? = nil, variants: [Picture.Variant] = []
  ) -> Snapshotting {
    Snapshotting(drawnAs: "svg") { driver in
      try files(variants) { variant in
        try driver.picture(width: width, height: height, variant: variant)
      }
    }
  }
}

extension Snapshotting where Value == Driver, Format == String {
  /// A strategy for the whole window of a running app as text, in cells.
  public static var text: Snapshotting {
    Snapshotting(drawing: { driver in driver.screenText }, pathExtension: "txt")
  }
}
