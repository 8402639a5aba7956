public import Foundation

/// Whether a person can use what is behind a sheet.
///
/// Like SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Lets a person use what is behind as long as the sheet is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// How a presentation is shown where there is less room.
///
/// Like SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a swipe in a sheet moves first.
///
/// Like SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a presentation is.
///
/// Like SwiftUI's `PresentationSizing`. The built-in sizes only.
public protocol PresentationSizing {}

/// One of the sizes that the system knows.
///
/// Like SwiftUI's types of built-in sizes, in one.
public struct BuiltInPresentationSizing: PresentationSizing, Hashable, Sendable {
  let name: String

  /// Returns the size of the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> BuiltInPresentationSizing { self }

  /// Returns the size of the content in some directions, as it was when the sheet came.
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

  /// Sets the background of the presentation to views.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { accepted() }

  /// Sets whether a person can use what is behind the presentation.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { accepted() }

  /// Sets how the presentation is shown where there is less room.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { accepted() }

  /// Sets how the presentation is shown where there is less room, for each direction.
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

  /// Sets how large the presentation is.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    accepted()
  }
}
