extension View {
  /// Tells a screen reader something about the view.
  nonisolated func described(
    _ change: (inout AccessibilityAttributes) -> Void
  ) -> ElementModified<Self> {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    return modified(.accessibility(attributes))
  }

  /// Gives the view a name that tests and scripts find it by.
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

  /// Says what the view is to screen readers.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.addedTraits = traits }
  }

  /// Says what the view is not to screen readers.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.removedTraits = traits }
  }

  /// Says that the view is a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described { $0.addedTraits = .isHeader }
  }

  /// Sets when a screen reader comes to the view: the highest value first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accepted()
  }

  /// Lets a screen reader's user act on the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(actionKind.name, action: handler) }
  }

  /// Lets a screen reader's user act on the view in a way that has a name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(nameKey, action: handler) }
  }

  /// Lets a screen reader's user act on the view in a way that has a name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(action: handler) { name } }
  }

  /// Lets a screen reader's user act on the view in a way that has a name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(name, action: handler) }
  }

  /// Lets a screen reader's user act on the view in a way that a label names.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Lets a screen reader's user act on the view by buttons.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    WithActions(content: self, actions: content(), place: .screenReader)
  }

  /// Lets a screen reader's user make a value larger and smaller.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityActions {
      Button("Increase") { handler(.increment) }
      Button("Decrease") { handler(.decrement) }
    }
  }

  /// Shows screen readers another view in place of this one.
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

/// A direction of making a value larger or smaller.
///
/// Like SwiftUI's type of the same name.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// A kind of action.
///
/// Like SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// What its button is called.
  let name: String
  public static let `default` = AccessibilityActionKind(name: "Activate")
  public static let escape = AccessibilityActionKind(name: "Close")
  public static let magicTap = AccessibilityActionKind(name: "Start or stop")
}
