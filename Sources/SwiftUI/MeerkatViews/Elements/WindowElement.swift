/// The window of an app: what a host shows.
package final class WindowElement: Element, PreferenceReader {
  private var content: Node?
  private let editMode: StateBox<EditMode>
  /// What is shown above the content, the topmost last.
  package private(set) var presentations: [Element] = []

  init(_ runtime: Runtime) {
    editMode = StateBox(.inactive, in: runtime)
    super.init(rootOf: runtime, environment: runtime.surroundings)
    state.insert(.readsPreferences)
    var values = EnvironmentValues(scope: environment)
    values.editMode = Binding(location: editMode)
    environment = values.scope
  }

  var preferenceKeys: [ObjectIdentifier] { [ObjectIdentifier(PreferredColorSchemeKey.self)] }

  func preferencesDidChange() {
    runtime.preferredColorScheme = preference(PreferredColorSchemeKey.self)
  }

  func show<Content: View>(_ view: Content) {
    content?.unmount()
    content = Content.makeNode(view, under: self)
    childrenDidChange()
  }

  /// Releases what was shown, and the objects that it holds, once everything is unmounted.
  func releaseContent() {
    content = nil
    presentations = []
    layoutNode = nil
    _ = refreshChildren()
  }

  /// What is shown above all else.
  package var topmostPresentation: Element? { presentations.last }

  /// Shows an element above all others.
  func present(_ element: Element) {
    presentations.append(element)
    childrenDidChange()
  }

  /// Takes an element away that was shown above others.
  func withdraw(_ element: Element) {
    presentations.removeAll { $0 === element }
    if isMounted { childrenDidChange() }
  }

  package override func willUnmount() {
    super.willUnmount()
    editMode.end()
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  package override func collectChildren(into list: inout [Element]) {
    content?.collectElements(into: &list)
    list += presentations
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
