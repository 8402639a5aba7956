/// A symbol and a title.
///
/// Like SwiftUI's `Label`.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    if EnvironmentValues(scope: parent.environment).labelStyle != nil {
      return StyledNode(view.configuration, styledBy: \.labelStyle, under: parent)
    }
    let element = LabelElement(under: parent)
    element.parts = EnvironmentValues(scope: element.environment, reader: element).labelParts
    element.icon = Icon.makeNode(view.icon, under: element)
    element.title = Title.makeNode(view.title, under: element)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    if let node = node as? StyledNode<LabelStyleConfiguration> {
      return node.update(to: view.configuration)
    }
    let element = unsafeDowncast(node, to: LabelElement.self)
    if let node = element.icon { Icon.updateNode(node, to: view.icon) }
    if let node = element.title { Title.updateNode(node, to: view.title) }
  }

  private var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(title: ControlPart(title), icon: ControlPart(icon))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and a picture of the app's catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a title and a picture of the app's catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == ControlPart, Icon == ControlPart {
  /// Makes the label of a configuration, for use in a style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
