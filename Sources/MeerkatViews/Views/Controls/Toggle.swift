/// Something to switch on and off.
///
/// Like SwiftUI's `Toggle`.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Makes a switch for a binding.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    if EnvironmentValues(scope: parent.environment).toggleStyle != nil {
      return StyledNode(view.configuration, styledBy: \.toggleStyle, under: parent)
    }
    let element = ToggleElement(view.isOn, under: parent)
    element.mount(view.label)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    if let node = node as? StyledNode<ToggleStyleConfiguration> {
      return node.update(to: view.configuration)
    }
    let element = unsafeDowncast(node, to: ToggleElement.self)
    element.update(view.isOn)
    element.update(view.label)
  }

  private var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: ControlPart(label), isOn: isOn)
  }
}

extension Toggle where Label == ControlPart {
  /// Makes the switch of a configuration, for use in a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == MeerkatViews.Label<Text, Image> {
  /// Makes a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeerkatViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeerkatViews.Label(title, systemImage: systemImage) }
  }
}
