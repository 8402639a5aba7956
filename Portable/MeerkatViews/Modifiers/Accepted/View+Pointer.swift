/// The effect of a pointer over a view.
///
/// Like SwiftUI's `HoverEffect`.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}

extension View {
  /// Shows an effect when a pointer is over the view.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { accepted() }

  /// Runs an action when a pointer enters or leaves the view.
  ///
  /// Works in the browser only.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modified(.hoverable) { event in
      guard case .hover(let isAbove) = event else { return false }
      action(isAbove)
      return true
    }
  }

  /// Sets whether the view receives events or passes them to the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(.hitTesting(enabled))
  }

  /// Lets the view receive keyboard focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { accepted() }

  /// Keeps the focus among the views inside.
  nonisolated public func focusSection() -> some View { accepted() }
}
