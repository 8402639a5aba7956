/// What a background of a container is behind.
///
/// Like SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// How a screen comes and goes.
///
/// Like SwiftUI's `NavigationTransition`. The built-in ways only; hosts show all of them in one way.
public protocol NavigationTransition {}

/// One of the ways that the system knows.
///
/// Like SwiftUI's types of built-in ways, in one.
public struct BuiltInNavigationTransition: NavigationTransition, Sendable {
  let name: String
}

extension NavigationTransition where Self == BuiltInNavigationTransition {
  public static var automatic: Self { Self(name: "automatic") }
  public static var crossFade: Self { Self(name: "crossFade") }

  /// Grows out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(name: "zoom")
  }
}

extension View {
  /// Sets the background of the container around the view.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { accepted() }

  /// Sets the background of the container around the view to views.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { accepted() }

  /// Sets how the screen comes and goes.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    accepted()
  }
}
