/// A gradient of colours.
///
/// Like SwiftUI's `Gradient`.
///
/// Works in the browser only.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a position.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The position, from 0 to 1.
    public var location: CGFloat

    @Memberwise
    public init(color: Color, location: CGFloat)
  }

  public var stops: [Stop]

  /// The colour space in which colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    case device, perceptual
  }

  /// As a style, the gradient goes from the top to the bottom.
  public var paint: Paint { Paint(.linearGradient(self, from: .top, to: .bottom)) }

  /// Creates a gradient from colours at given positions.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }
}

/// The standard gradient of a colour.
///
/// Like SwiftUI's `AnyGradient`: the colour, slightly translucent at the top.
///
/// Works in the browser only.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public var paint: Paint { Paint(.linearGradient(gradient, from: .top, to: .bottom)) }
}

extension Color {
  /// The standard gradient of the colour.
  ///
  /// Works in the browser only.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.75), self])) }
}

/// A gradient along a line.
///
/// As a view, it fills the proposed space.
///
/// Like SwiftUI's `LinearGradient`.
///
/// Works in the browser only.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  @Memberwise
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var paint: Paint { Paint(.linearGradient(gradient, from: startPoint, to: endPoint)) }
}

/// A translucent background material.
///
/// Like SwiftUI's `Material`.
///
/// Works in the browser only.
public struct Material: ShapeStyle, Hashable {
  package let opacity: Double

  public var paint: Paint { Paint(.material(self)) }

  public static let ultraThin = Material(opacity: 0.4)
  public static let thin = Material(opacity: 0.55)
  public static let regular = Material(opacity: 0.7)
  public static let thick = Material(opacity: 0.85)
  public static let ultraThick = Material(opacity: 0.95)
  public static let bar = Material(opacity: 0.8)
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
