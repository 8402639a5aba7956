/// Whether a user can interact with the views behind a sheet.
///
/// Like SwiftUI's `PresentationBackgroundInteraction`.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled

  /// Allows interaction with the views behind up to the height of a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// How a presentation adapts to a compact size.
///
/// Like SwiftUI's `PresentationAdaptation`.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// What a swipe in a sheet moves first.
///
/// Like SwiftUI's `PresentationContentInteraction`.
public enum PresentationContentInteraction: Hashable, Sendable {
  case automatic, resizes, scrolls
}

/// The size of a presentation.
///
/// Like SwiftUI's `PresentationSizing`. Only the built-in sizes.
public protocol PresentationSizing {}

/// A built-in size.
///
/// Combines SwiftUI's types of built-in sizes.
public struct BuiltInPresentationSizing: PresentationSizing, Hashable, Sendable {
  let name: String

  /// Returns a size that fits the content along the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> BuiltInPresentationSizing { self }

  /// Returns a size that fits the content's initial size along the given axes.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> BuiltInPresentationSizing { self }
}

extension PresentationSizing where Self == BuiltInPresentationSizing {
  public static var automatic: BuiltInPresentationSizing { Self(name: "automatic") }
  public static var fitted: BuiltInPresentationSizing { Self(name: "fitted") }
  public static var form: BuiltInPresentationSizing { Self(name: "form") }
  public static var page: BuiltInPresentationSizing { Self(name: "page") }
}

extension View {
  /// Sets the background of the presentation.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    accepted()
  }

  /// Sets the background of the presentation to other views.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { accepted() }

  /// Sets whether a user can interact with the views behind the presentation.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { accepted() }

  /// Sets how the presentation adapts to a compact size.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { accepted() }

  /// Sets how the presentation adapts to a compact size along each axis.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { accepted() }

  /// Sets what a swipe in the presentation moves first.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { accepted() }

  /// Sets the radius of the presentation's corners, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    accepted()
  }

  /// Sets the size of the presentation.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    accepted()
  }
}
