public import Foundation
public import MeerkatUI
import MeerkatViews

/// A picture of a screen, as SVG.
///
/// ```swift
/// let picture = try Picture(of: ErrorScreen(configuration: .noNetwork), width: 390, height: 844)
/// try picture.svg.write(toFile: "error.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The same view produces the same bytes on every machine: nothing depends on installed fonts, on
/// the time or on an unspecified order.
public struct Picture: Hashable, Sendable {
  /// The picture as self-contained SVG: one element per line, named by its view.
  public let svg: String
  /// The size in points.
  public let size: CGSize

  @Memberwise
  package init(svg: String, size: CGSize)

  /// Creates a picture of a view, without waiting for its tasks.
  ///
  /// - Parameters:
  ///   - view: The view that fills the window.
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points; nil for as much as the view takes.
  ///   - variant: The surroundings of the view.
  /// - Throws: ``Picture/Error`` if the size is invalid, or the view doesn't settle.
  @MainActor
  public init<Content: View>(
    of view: Content, width: CGFloat, height: CGFloat? = nil, variant: Variant = .light
  ) throws(Picture.Error) {
    try self.init(of: view, in: PictureSize(width: width, height: height), variant)
  }

  /// Creates a picture of a view in a size.
  @MainActor
  package init<Content: View>(
    of view: Content, in size: PictureSize, _ variant: Variant
  ) throws(Picture.Error) {
    let runtime = Runtime(surroundings: variant.surroundings)
    let screen = PictureScreen(runtime)
    screen.prepare(size)
    runtime.show(view)
    defer { runtime.end() }
    self = try screen.picture(size, variant)
  }

  /// The surroundings in which a view is drawn.
  public struct Variant: Hashable, Sendable {
    /// The name of the variant in file names and contact sheets.
    public var name: String
    public var colorScheme = ColorScheme.light
    public var layoutDirection = LayoutDirection.leftToRight
    public var dynamicTypeSize = DynamicTypeSize.large

    /// Creates a variant; by default light, read from left to right, with text of the usual size.
    @Memberwise
    public init(
      _ name: String, colorScheme: ColorScheme = .light,
      layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large
    )

    public static let light = Variant("light")
    public static let dark = Variant("dark", colorScheme: .dark)
    /// Text in the second of the accessibility sizes.
    public static let largeType = Variant("largeType", dynamicTypeSize: .accessibility2)
    public static let rightToLeft = Variant("rightToLeft", layoutDirection: .rightToLeft)
  }
}

extension Picture.Variant {
  @MainActor var surroundings: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    return values
  }
}

extension Picture {
  /// The reason why a picture couldn't be made.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The size is zero, negative, infinite or not a number.
    case size(width: CGFloat, height: CGFloat?)
    /// The view changes each time it is drawn.
    case unsettled
    /// The program that converts pictures to PNG isn't installed.
    case noConverter
    /// The program that converts pictures to PNG failed.
    case conversion(String)

    public var description: String {
      switch self {
      case .size(let width, let height):
        "A picture of \(width) × \(height.map { "\($0)" } ?? "any height") points can't be drawn. Give a width and a height above 0 and up to 20,000."
      case .unsettled:
        "The view changes every time it is laid out. Look for state that is set while a body or a geometry reader is evaluated."
      case .noConverter:
        "rsvg-convert, which makes the PNG, can't be found. Install it (Debian and Ubuntu: apt-get install librsvg2-bin), or compare as .svg."
      case .conversion(let message): "rsvg-convert made no PNG: \(message)"
      }
    }
  }
}

/// A size for a picture.
package struct PictureSize {
  /// Nil for as much as the view takes.
  package let width: CGFloat?
  package let height: CGFloat?

  /// The size that the view takes without limits.
  package static let fitting = PictureSize()

  private init() {
    width = nil
    height = nil
  }

  private static let most: CGFloat = 20_000

  package init(width: CGFloat, height: CGFloat?) throws(Picture.Error) {
    let lengths = [width, height ?? width]
    guard lengths.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= PictureSize.most }) else {
      throw .size(width: width, height: height)
    }
    (self.width, self.height) = (width, height)
  }
}
