public import MeerkatUI

/// A screen that brings a `NavigationStack` of its own, such as one of an app that exists.
///
/// ```swift
/// func screen(for destination: Destination) -> some View {
///   switch destination {
///   case .settings: OwnStack { SettingsView() }  // Its body is a NavigationStack.
///   …
///   }
/// }
/// ```
///
/// A flow shows a root and each presentation in a stack, and SwiftUI has no stacks in stacks. This
/// screen is shown without one: as the root of a window, a tab or a column, or in a presentation; when
/// it is pushed, in a sheet. The flow can present something above it, but push nothing onto it.
/// Return it from ``Flow/screen(for:)`` itself.
public struct OwnStack<Content: View>: View {
  private let content: Content

  /// Creates a screen.
  ///
  /// - Parameter content: A view with a stack of its own.
  public init(@ViewBuilder content: () -> Content) {
    ScreenBuild.current?.collectOwnStack()
    self.content = content()
  }

  public var body: some View { content }
}
