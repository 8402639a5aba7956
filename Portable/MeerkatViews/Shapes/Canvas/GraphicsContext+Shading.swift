extension GraphicsContext {
  /// The colour or style with which paths are drawn.
  ///
  /// Like SwiftUI's `GraphicsContext.Shading`.
  public struct Shading: Sendable {
    private enum Source: Sendable {
      /// A paint that is spread over what it is drawn on.
      case paint(Paint)
      /// A gradient at a place of its own.
      case ink(Ink)
    }

    private let source: Source

    init(paint: Paint) { source = .paint(paint) }

    private init(_ ink: Ink) { source = .ink(ink) }

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
    ) -> Shading { Shading(.linear(gradient, from: startPoint, to: endPoint, opacity: 1)) }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.radial(gradient, center: center, from: startRadius, to: endRadius, opacity: 1))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.conic(gradient, center: center, from: angle, to: angle + .degrees(360), opacity: 1))
    }

    /// Returns what is drawn on a path after a change of coordinates.
    func ink(in path: Path, _ transform: CGAffineTransform = .identity) -> Ink {
      switch source {
      case .paint(let paint):
        paint.isGradient ? Ink(paint, in: path.boundingRect) : .paint(paint)
      case .ink(let ink): ink.applying(transform)
      }
    }
  }

  /// How a gradient continues beyond its ends.
  ///
  /// Like SwiftUI's `GraphicsContext.GradientOptions`.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The options of a clip.
  ///
  /// Like SwiftUI's `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The options of a filter.
  ///
  /// Like SwiftUI's `GraphicsContext.FilterOptions`.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A filter for drawn content.
  ///
  /// Like SwiftUI's `GraphicsContext.Filter`.
  public struct Filter: Hashable, Sendable {
    enum Change: Hashable, Sendable {
      case none
      case blur(CGFloat)
      case effect(ColorEffect)
    }

    let change: Change

    public static func blur(radius: CGFloat) -> Filter { Filter(change: .blur(radius)) }
    public static func brightness(_ amount: Double) -> Filter { effect(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast(amount)) }
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale(amount)) }
    public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation(angle)) }

    /// Multiplies colours by another one.
    ///
    /// Accepted, without effect.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(change: .none) }

    /// Shows a single colour wherever the content is sufficiently opaque.
    ///
    /// Accepted, without effect.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(change: .none) }

    /// Adds a shadow.
    ///
    /// Accepted, without effect.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter(change: .none) }

    private static func effect(_ effect: ColorEffect) -> Filter { Filter(change: .effect(effect)) }
  }
}

extension Ink {
  /// Returns the ink after a change of coordinates.
  fileprivate func applying(_ transform: CGAffineTransform) -> Ink {
    let scale = transform.meanScale
    switch self {
    case .paint: return self
    case .linear(let gradient, let start, let end, let opacity):
      return .linear(
        gradient, from: start.applying(transform), to: end.applying(transform), opacity: opacity)
    case .radial(let gradient, let center, let start, let end, let opacity):
      return .radial(
        gradient, center: center.applying(transform), from: start * scale, to: end * scale,
        opacity: opacity)
    case .conic(let gradient, let center, let start, let end, let opacity):
      let turn = Angle.radians(Double(atan2(transform.b, transform.a)))
      return .conic(
        gradient, center: center.applying(transform), from: start + turn, to: end + turn,
        opacity: opacity)
    }
  }
}
