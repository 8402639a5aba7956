extension View {
  /// Adds an action for a screen reader's user.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(LocalizedStringKey(actionKind.name), action: handler) }
  }

  /// Adds a named action for a screen reader's user.
  @TextForms
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
    WithActions(content: self, actions: content(), location: .screenReader)
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
