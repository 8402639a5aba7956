extension View {
  /// Sets an accessibility attribute of the view.
  nonisolated func described(
    _ change: (inout AccessibilityAttributes) -> Void
  ) -> ElementModified<Self> {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    return modified(.accessibility(attributes))
  }

  /// Sets an identifier by which tests and scripts find the view.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    described { $0.identifier = identifier }
  }

  /// Hides the view from screen readers.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    described { $0.isHidden = hidden }
  }

  /// Makes the view one element for screen readers.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    described { $0.children = children }
  }

  /// Adds traits of the view for screen readers.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.addedTraits = traits }
  }

  /// Removes traits of the view for screen readers.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.removedTraits = traits }
  }

  /// Marks the view as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described { $0.addedTraits = .isHeader }
  }

  /// Sets the view's position in a screen reader's order: the highest value comes first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accepted()
  }

  /// Replaces the view with another one for screen readers.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { accepted() }

  /// Replaces what is inside of the view with other views for screen readers.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { accepted() }
}
