public import Foundation
public import MeerkatPictures
public import MeerkatTesting
import MeerkatViews

extension Driver {
  /// Returns a picture of the whole window in its current state.
  ///
  /// - Parameters:
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points; nil for as much as the app takes.
  ///   - variant: The surroundings. Only the colours can be changed while the app runs; the rest is
  ///     determined by the view around the app.
  /// - Returns: The picture.
  /// - Throws: `Picture.Error` if the size is invalid, or the app doesn't settle.
  public func picture(
    width: CGFloat, height: CGFloat? = nil, variant: Picture.Variant = .light
  ) throws(Picture.Error) -> Picture {
    let size = try PictureSize(width: width, height: height)
    let (scheme, room, rows) = (
      runtime.colorScheme, runtime.horizontalSizeClass, runtime.rowsAtOnce
    )
    defer {
      runtime.colorScheme = scheme
      runtime.horizontalSizeClass = room
      runtime.rowsAtOnce = rows
    }
    let screen = PictureScreen(runtime)
    runtime.colorScheme = variant.colorScheme
    screen.prepare(size)
    runtime.update()
    return try screen.picture(size, Picture.Variant("", colorScheme: variant.colorScheme))
  }
}
