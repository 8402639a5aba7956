extension View {
  /// Says what the view is called, to screen readers.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    described { $0.label = label.plainText }
  }

  /// Says what the view is called, to screen readers.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    described { $0.label = labelKey.text }
  }

  /// Says what the view is called, to screen readers.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    described { $0.label = String(label) }
  }

  /// Says which value the view has, to screen readers.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    described { $0.value = value.plainText }
  }

  /// Says which value the view has, to screen readers.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    described { $0.value = valueKey.text }
  }

  /// Says which value the view has, to screen readers.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    described { $0.value = String(value) }
  }

  /// Says what acting on the view does, to screen readers.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    described { $0.hint = hint.plainText }
  }

  /// Says what acting on the view does, to screen readers.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    described { $0.hint = hintKey.text }
  }

  /// Says what acting on the view does, to screen readers.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    described { $0.hint = String(hint) }
  }
}

extension View {
  /// Says what the view is called, to screen readers.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says which value the view has, to screen readers.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what acting on the view does, to screen readers.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from screen readers.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the view a name that tests and scripts find it by.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what the view is to screen readers.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what the view is not to screen readers.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets when a screen reader comes to the view: the highest value first.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accepted() }
}
