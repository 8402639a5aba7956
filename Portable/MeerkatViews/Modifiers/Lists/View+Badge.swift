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
  nonisolated public func badge(_ label: Text?) -> some View { modified(.badge(label?.plainText)) }

  /// Shows a text at the view's tab or at the end of its row.
  ///
  /// Works in the browser only.
  @TextForms(resource: false)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modified(.badge(key?.text))
  }
}
