/// A look that all elements of one kind inherit.
package enum InheritedLook: Hashable, Sendable {
  case controlSize(ControlSize)
  case buttonShape(ButtonBorderShape)
  /// Whether what can be scrolled shows how far it is.
  case scrollIndicators(isShown: Bool)
  case scrolling(isEnabled: Bool)
  /// The space between what can be scrolled and its frame, in points.
  case contentMargins(EdgeInsets)
}

/// The size of controls.
///
/// Like SwiftUI's `ControlSize`.
///
/// Works in the browser only.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The shape of the border of buttons.
///
/// Like SwiftUI's `ButtonBorderShape`.
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
}

extension ButtonBorderShape {
  /// Returns a rectangle whose corners have a radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether a presentation is shown.
///
/// Like SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
