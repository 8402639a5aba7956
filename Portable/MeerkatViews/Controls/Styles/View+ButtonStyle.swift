/// The style of the buttons in a place.
enum ButtonStyleChoice: Equatable {
  case look(ButtonLook)
  case labelled(AnyControlStyle<ButtonStyleConfiguration>)
  case acting(AnyControlStyle<PrimitiveButtonStyleConfiguration>)
}

extension EnvironmentValues {
  @Entry var buttonStyle: ButtonStyleChoice = .look(.automatic)
}

extension View {
  /// Sets the style of the buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let choice = ButtonStyleChoice.labelled(
      AnyControlStyle(style) { $0.makeBody(configuration: $1) })
    return EnvironmentModified(content: self) { $0.buttonStyle = choice }
  }

  /// Sets the look and the interaction of the buttons inside.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let choice: ButtonStyleChoice =
      if let known = style as? any BuiltInButtonStyle {
        .look(known.look)
      } else {
        .acting(AnyControlStyle(style) { $0.makeBody(configuration: $1) })
      }
    return EnvironmentModified(content: self) { $0.buttonStyle = choice }
  }
}
