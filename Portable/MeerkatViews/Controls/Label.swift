/// A symbol and a title.
///
/// Like SwiftUI's `Label`.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label from two views.
  @Memberwise
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)

  @MainActor func makeNode(
    under parent: Node
  ) -> EitherNode<LabelElement, StyledNode<LabelStyleConfiguration>> {
    if EnvironmentValues(scope: parent.environment).labelStyle != nil {
      return .second(StyledNode(configuration, styledBy: \.labelStyle, under: parent))
    }
    let element = LabelElement(under: parent)
    element.parts = EnvironmentValues(scope: element.environment, reader: element).labelParts
    element.icon = Icon.makeNode(icon, under: element)
    element.title = Title.makeNode(title, under: element)
    return .first(element)
  }

  @MainActor func update(_ node: EitherNode<LabelElement, StyledNode<LabelStyleConfiguration>>) {
    switch node {
    case .first(let element):
      if let node = element.icon { Icon.updateNode(node, to: icon) }
      if let node = element.title { Title.updateNode(node, to: title) }
    case .second(let node): node.update(to: configuration)
    }
  }

  private var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(title: ControlPart(title), icon: ControlPart(icon))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a system symbol.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a picture from the app's catalogue.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Label where Title == ControlPart, Icon == ControlPart {
  /// Creates a label from a configuration, for use in a style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a picture from an asset catalogue.
  @TextForms
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}
