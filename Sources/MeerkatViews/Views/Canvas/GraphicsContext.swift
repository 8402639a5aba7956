public import Foundation

/// Draws into a canvas.
///
/// Like SwiftUI's `GraphicsContext`.
///
/// ## Differences
/// - Of a gradient the first colour is drawn; filters, blend modes and clips are left out.
public struct GraphicsContext {
  /// How strong what is drawn is, from 0 to 1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var environment: EnvironmentValues
  public var transform = CGAffineTransform.identity

  let recorder: DrawingRecorder

  init(_ recorder: DrawingRecorder, _ environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
  }

  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: recorder.size) }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Changes the coordinates of what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    recorder.add(.fill(path.applying(transform), shading.paint.opacity(opacity)))
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    recorder.add(
      .stroke(
        path.applying(transform), shading.paint.opacity(opacity),
        width: style.lineWidth * transform.meanScale))
  }

  /// Draws the line of a path, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws only inside of a path from now on, which hosts don't.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  /// Draws only where a layer is from now on, which hosts don't.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  /// Changes what is drawn from now on by a filter, which hosts don't.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Draws with settings of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}

extension GraphicsContext {
  /// What paths are drawn with.
  ///
  /// Like SwiftUI's `GraphicsContext.Shading`.
  public struct Shading: Sendable {
    let paint: Paint

    public static var backdrop: Shading { Shading(paint: Paint(.background)) }
    public static var foreground: Shading { Shading(paint: .foreground) }

    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func color(_ color: Color) -> Shading { Shading(paint: color.paint) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(paint: style.paint) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { .first(of: gradient) }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { .first(of: gradient) }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { .first(of: gradient) }

    private static func first(of gradient: Gradient) -> Shading {
      .color(gradient.stops.first?.color ?? .clear)
    }
  }

  /// How a gradient goes on.
  ///
  /// Like SwiftUI's `GraphicsContext.GradientOptions`.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How a clip is meant.
  ///
  /// Like SwiftUI's `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter is meant.
  ///
  /// Like SwiftUI's `GraphicsContext.FilterOptions`.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A change of what is drawn.
  ///
  /// Like SwiftUI's `GraphicsContext.Filter`.
  public struct Filter: Hashable, Sendable {
    let name: String

    public static func blur(radius: CGFloat) -> Filter { Filter(name: "blur") }
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(name: "alphaThreshold") }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter(name: "shadow") }
  }
}

extension CGAffineTransform {
  /// About how much longer lines become.
  fileprivate var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
