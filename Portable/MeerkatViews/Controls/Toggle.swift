/// A switch that is on or off.
///
/// Like SwiftUI's `Toggle`.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a switch for a binding.
  @Memberwise
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)

  @MainActor func makeNode(
    under parent: Node
  ) -> EitherNode<ToggleElement, StyledNode<ToggleStyleConfiguration>> {
    if EnvironmentValues(scope: parent.environment).toggleStyle != nil {
      return .second(StyledNode(configuration, styledBy: \.toggleStyle, under: parent))
    }
    let element = ToggleElement(isOn, under: parent)
    element.mount(label)
    return .first(element)
  }

  @MainActor func update(_ node: EitherNode<ToggleElement, StyledNode<ToggleStyleConfiguration>>) {
    switch node {
    case .first(let element):
      element.update(isOn)
      element.update(label)
    case .second(let node): node.update(to: configuration)
    }
  }

  private var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: ControlPart(label), isOn: isOn)
  }
}

extension Toggle where Label == ControlPart {
  /// Creates a switch from a configuration, for use in a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == MeerkatViews.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeerkatViews.Label(titleKey, systemImage: systemImage) }
  }
}
