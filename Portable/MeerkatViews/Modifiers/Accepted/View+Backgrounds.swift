/// The container that a background belongs to.
///
/// Like SwiftUI's `ContainerBackgroundPlacement`.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, tabView, subscriptionStore, window, widget
}

/// The transition of a screen.
///
/// Like SwiftUI's `NavigationTransition`. Only the built-in transitions; hosts show them all alike.
public protocol NavigationTransition {}

/// A built-in transition.
///
/// Combines SwiftUI's types of built-in transitions.
public struct BuiltInNavigationTransition: NavigationTransition, Sendable {
  let name: String
}

extension NavigationTransition where Self == BuiltInNavigationTransition {
  public static var automatic: Self { Self(name: "automatic") }
  public static var crossFade: Self { Self(name: "crossFade") }

  /// Zooms out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(name: "zoom")
  }
}

extension View {
  /// Sets the background of the container around the view.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { accepted() }

  /// Sets the background of the container around the view to other views.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { accepted() }

  /// Sets the transition of the screen.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    accepted()
  }
}
