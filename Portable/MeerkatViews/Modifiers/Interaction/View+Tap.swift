extension View {
  /// Runs an action when a user taps the view.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modified(.tappable(count: count)) { event in
      guard event == .tap else { return false }
      action()
      return true
    }
  }

  /// Disables the controls inside.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Tags the view with a value, by which a selection finds it.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modified(.tag(AnyHashable(tag)))
  }

  /// Shows a hint when a pointer rests on the view.
  ///
  /// Works in the browser only.
  @TextForms
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    modified(.help(textKey.text))
  }

  /// Shows a hint when a pointer rests on the view.
  ///
  /// Works in the browser only.
  nonisolated public func help(_ text: Text) -> some View { modified(.help(text.plainText)) }

  /// Hides the labels of the controls inside, except from screen readers.
  nonisolated public func labelsHidden() -> some View {
    EnvironmentModified(content: self) { $0.areLabelsHidden = true }
  }
}
