/// The node of a control in a custom style.
final class StyledNode<Configuration>: Node {
  typealias StylePath = WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>?>

  private var configuration: Configuration
  private let path: StylePath
  private var content: Node?

  init(_ configuration: Configuration, styledBy path: StylePath, under parent: Node) {
    self.configuration = configuration
    self.path = path
    super.init(under: parent)
    content = AnyView.makeNode(styledView(), under: self)
  }

  func update(to configuration: Configuration) {
    self.configuration = configuration
    show()
  }

  /// The control as its style shows it.
  private func styledView() -> AnyView {
    dropSubscriptions()
    let values = EnvironmentValues(scope: environment, reader: self)
    guard let style = values[keyPath: path] else { return AnyView(EmptyView()) }
    return AnyView(style.body(configuration, resetting: path))
  }

  private func show() {
    if let content { AnyView.updateNode(content, to: styledView()) }
  }

  override func environmentDidChange(_ key: ObjectIdentifier) { show() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}
