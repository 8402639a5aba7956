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

  /// Adds an action for a screen reader's user.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(actionKind.name, action: handler) }
  }

  /// Adds a named action for a screen reader's user.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(nameKey, action: handler) }
  }

  /// Adds a named action for a screen reader's user.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(action: handler) { name } }
  }

  /// Adds a named action for a screen reader's user.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(name, action: handler) }
  }

  /// Adds an action with a label for a screen reader's user.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Adds buttons as actions for a screen reader's user.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    WithActions(content: self, actions: content(), place: .screenReader)
  }

  /// Lets a screen reader's user increment and decrement a value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityActions {
      Button("Increase") { handler(.increment) }
      Button("Decrease") { handler(.decrement) }
    }
  }

  /// Replaces the view with another one for screen readers.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { accepted() }
}

/// The level of a heading.
///
/// Like SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The direction of an adjustment.
///
/// Like SwiftUI's type of the same name.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// A kind of accessibility action.
///
/// Like SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// What its button is called.
  let name: String
  public static let `default` = AccessibilityActionKind(name: "Activate")
  public static let escape = AccessibilityActionKind(name: "Close")
  public static let magicTap = AccessibilityActionKind(name: "Start or stop")
}
