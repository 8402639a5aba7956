extension EnvironmentValues {
  /// The size of controls.
  @Entry public var controlSize = ControlSize.regular
}

extension View {
  /// Sets the size of the controls inside.
  ///
  /// Works in the browser only.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    EnvironmentModified(content: self) { $0.controlSize = controlSize }
      .modified(.inheritedLook(.controlSize(controlSize)))
  }

  /// Sets the shape of the border of the buttons inside.
  ///
  /// Works in the browser only.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modified(.inheritedLook(.buttonShape(shape)))
  }

  /// Repeats the action of a button inside while a user presses it.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    accepted()
  }
}

/// Whether an action repeats while a button is pressed.
///
/// Like SwiftUI's type of the same name.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
