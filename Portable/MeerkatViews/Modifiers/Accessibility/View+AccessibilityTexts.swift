extension View {
  /// Sets the view's label for screen readers.
  @TextForms(text: true)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    described { $0.label = labelKey.text }
  }

  /// Sets the view's value for screen readers.
  @TextForms(text: true)
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    described { $0.value = valueKey.text }
  }

  /// Sets a hint that tells screen readers what acting on the view does.
  @TextForms(text: true)
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    described { $0.hint = hintKey.text }
  }
}

extension View {
  /// Sets the view's label for screen readers.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the view's value for screen readers.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets a hint that tells screen readers what acting on the view does.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from screen readers.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets an identifier by which tests and scripts find the view.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits of the view for screen readers.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits of the view for screen readers.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the view's position in a screen reader's order: the highest value comes first.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accepted() }
}
