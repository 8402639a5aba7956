package import Foundation

/// What shapes and text are filled with.
///
/// Like SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for in its surroundings.
  associatedtype Resolved: ShapeStyle = Self

  /// Returns the style that this one stands for.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What hosts draw.
  var paint: Paint { get }
}

extension ShapeStyle where Resolved == Self {
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}

extension ShapeStyle {
  /// What the resolved style is drawn with.
  public var paint: Paint {
    let resolved = resolve(in: EnvironmentValues())
    if let color = resolved as? Color { return color.paint }
    if let color = resolved as? Color.Resolved { return Color(color).paint }
    return .foreground
  }

  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: paint.opacity(opacity))
  }
}

/// What hosts draw a style with.
public struct Paint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case color(Color)
    /// The style of the surroundings, fainter with each level from 1 to 5.
    case hierarchical(level: Int)
    case tint
    case background
    case separator
    case linearGradient(Gradient, from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radialGradient(Gradient, center: UnitPoint, from: CGFloat, to: CGFloat)
    case angularGradient(Gradient, center: UnitPoint, from: Angle, to: Angle)
    case material(Material)
  }

  package var kind: Kind
  package var opacity: Double = 1

  package init(_ kind: Kind) { self.kind = kind }

  package static let foreground = Paint(.hierarchical(level: 1))

  /// Whether it is more than one colour.
  package var isGradient: Bool {
    switch kind {
    case .linearGradient, .radialGradient, .angularGradient: true
    default: false
    }
  }

  func opacity(_ opacity: Double) -> Paint {
    var copy = self
    copy.opacity *= opacity
    return copy
  }
}

extension Color: ShapeStyle {
  public var paint: Paint { Paint(.color(self)) }
}

extension Color.Resolved: ShapeStyle {
  public var paint: Paint { Color(self).paint }
}

/// A style whose type is hidden.
///
/// Like SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  public let paint: Paint

  init(paint: Paint) { self.paint = paint }

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { paint = style.paint }
}

/// A style that is a step fainter than the surroundings' one.
///
/// Like SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public var paint: Paint { Paint(.hierarchical(level: level)) }

  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

/// The tint of the surroundings.
///
/// Like SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.tint) }
}

/// The background of the surroundings.
///
/// Like SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.background) }
}

/// The foreground of the surroundings.
///
/// Like SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { .foreground }
}

/// The colour of lines between rows.
///
/// Like SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.separator) }
}
