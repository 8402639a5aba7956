extension View {
  /// Shows a number at the view's tab or at the end of its row; 0 for none.
  ///
  /// Works in the browser only.
  nonisolated public func badge(_ count: Int) -> some View {
    modified(.badge(count == 0 ? nil : String(count)))
  }

  /// Shows a text at the view's tab or at the end of its row.
  ///
  /// Works in the browser only.
  nonisolated public func badge(_ label: Text?) -> some View {
    modified(.badge(label?.plainText))
  }

  /// Shows a text at the view's tab or at the end of its row.
  ///
  /// Works in the browser only.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modified(.badge(key?.text))
  }

  /// Shows a text at the view's tab or at the end of its row.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modified(.badge(label.map { String($0) }))
  }
}

/// A view that says what its tab has before it is mounted.
protocol TabbedView {
  var badge: String? { get }
  var tag: AnyHashable? { get }
}

extension ElementModified: TabbedView {
  nonisolated var badge: String? {
    if case .badge(let text) = modifier { return text }
    return (content as? any TabbedView)?.badge
  }

  nonisolated var tag: AnyHashable? {
    if case .tag(let tag) = modifier { return tag }
    return (content as? any TabbedView)?.tag
  }
}
