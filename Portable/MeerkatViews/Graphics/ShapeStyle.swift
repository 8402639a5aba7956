/// A style that fills shapes and text.
///
/// Like SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to.
  associatedtype Resolved: ShapeStyle = Self

  /// Returns the style that this one resolves to.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint that hosts draw with.
  var paint: Paint { get }
}

extension ShapeStyle where Resolved == Self {
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}

extension ShapeStyle {
  /// The paint of the resolved style.
  public var paint: Paint {
    let resolved = resolve(in: EnvironmentValues())
    if let color = resolved as? Color { return color.paint }
    if let color = resolved as? Color.Resolved { return Color(color).paint }
    return .foreground
  }

  /// Returns the style with its opacity multiplied.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: paint.opacity(opacity))
  }
}

/// The paint with which hosts draw a style.
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

/// A type-erased style.
///
/// Like SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  public let paint: Paint

  init(paint: Paint) { self.paint = paint }

  /// Creates a type-erased style.
  public init<Style: ShapeStyle>(_ style: Style) { paint = style.paint }
}

/// A style that is one level fainter than the foreground style.
///
/// Like SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public var paint: Paint { Paint(.hierarchical(level: level)) }

  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

/// The current tint.
///
/// Like SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.tint) }
}

/// The current background style.
///
/// Like SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.background) }
}

/// The current foreground style.
///
/// Like SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { .foreground }
}

/// The colour of separators between rows.
///
/// Like SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.separator) }
}

/// The colour of what is selected: the tint, faint.
///
/// Like SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.tint).opacity(0.2) }
}

/// The colour of the text that stands in an empty field.
///
/// Like SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.hierarchical(level: 3)) }
}

/// The colour of links.
///
/// Like SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.tint) }
}

/// The background of a window.
///
/// Like SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Paint(.background) }
}

/// The faint grey that fills small shapes.
///
/// Like SwiftUI's `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public var paint: Paint { Color(uiColor: .systemFill).paint }
}
