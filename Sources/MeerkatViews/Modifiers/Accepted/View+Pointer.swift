/// What a pointer above a view does.
///
/// Like SwiftUI's `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Shows that a pointer is above the view.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { accepted() }

  /// Does something when a pointer comes or goes.
  ///
  /// Works in the browser only.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modified(.hoverable) { event in
      guard case .hover(let isAbove) = event else { return false }
      action(isAbove)
      return true
    }
  }

  /// Lets events through to what is behind the view, unless it may take them.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(.hitTesting(enabled))
  }

  /// Lets the view have the keyboard's focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { accepted() }

  /// Keeps the focus among the views inside.
  nonisolated public func focusSection() -> some View { accepted() }
}
