/// The visibility of scroll indicators.
///
/// Like SwiftUI's `ScrollIndicatorVisibility`.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// When scrolling closes the keyboard.
///
/// Like SwiftUI's `ScrollDismissesKeyboardMode`.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// Whether scrolling bounces at the end.
///
/// Like SwiftUI's `ScrollBounceBehavior`.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// The part of scrolled content that margins apply to.
///
/// Like SwiftUI's `ContentMarginPlacement`.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

extension View {
  /// Sets whether lists and editors have their own background.
  ///
  /// They have none on any host: the views behind them are always visible.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    visibility == .hidden ? self : accepted()
  }

  /// Sets the visibility of scroll indicators.
  ///
  /// Works in the browser only, for both axes at once.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    let isShown = visibility != .hidden && visibility != .never
    return modified(.inheritedLook(.scrollIndicators(isShown: isShown)))
  }

  /// Disables scrolling.
  ///
  /// Works in the browser only.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modified(.inheritedLook(.scrolling(isEnabled: !disabled)))
  }

  /// Sets when scrolling closes the keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { accepted() }

  /// Sets whether scrolling bounces at the end.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { accepted() }

  /// Shows scrolled content outside its frame.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { accepted() }

  /// Marks the views inside as places where scrolling may stop.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { accepted() }

  /// Adds margins to scrolled content, in points.
  ///
  /// Works in the browser only.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds margins to scrolled content, in points.
  ///
  /// Works in the browser only.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Adds margins to scrolled content, in points.
  ///
  /// Works in the browser only.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let chosen = Padding(edges: edges, insets: nil).insets(usual: insets)
    return modified(
      .inheritedLook(.contentMargins(placement == .scrollIndicators ? EdgeInsets() : chosen)))
  }
}
