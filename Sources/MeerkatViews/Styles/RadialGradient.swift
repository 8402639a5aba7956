public import Foundation

/// A gradient from a point outwards.
///
/// Hosts draw it along a line.
///
/// Like SwiftUI's `RadialGradient`.
///
/// Works in the browser only.
public struct RadialGradient: ShapeStyle {
  let gradient: Gradient

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    gradient = Gradient(stops: stops)
  }

  public var paint: Paint { Paint(.linearGradient(gradient, from: .center, to: .bottomTrailing)) }
}

/// A gradient around a point.
///
/// Hosts draw it along a line.
///
/// Like SwiftUI's `AngularGradient`.
///
/// Works in the browser only.
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  public var paint: Paint { Paint(.linearGradient(gradient, from: .top, to: .bottom)) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
