/// The window of an app: what a host shows.
package final class WindowElement: VisitableElement, RootElement, PreferenceReader {
  private var content: Node?
  /// Shows what controllers of UIKit present.
  private var presenter: Node?
  private let editMode: StateBox<EditMode>
  /// What is shown above the content, the topmost last.
  package private(set) var presentations: [Element] = []
  /// The gestures that compete for what fingers do now.
  var arena: GestureArena?

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

  /// Shows what a controller of UIKit presents, above the app.
  fileprivate func showPresentations(of controller: any PresentingController) {
    presenter = AnyView.makeNode(controller.presentations, under: self)
  }

  func releaseContent() {
    (content, presenter) = (nil, nil)
    presentations = []
    measured = nil
    _ = refreshChildren()
  }

  /// What is shown above all else.
  package var topmostPresentation: Element? {
    presentations.last { !$0.isBeside }
  }

  /// The layers that a user can reach: the topmost one, and what is beside it.
  package var reachableLayers: [Element] {
    let layers = children
    guard let top = topmostPresentation else { return layers }
    return Array(layers.drop { $0 !== top })
  }

  /// Shows an element above all others.
  func present(_ element: Element) {
    presentations.append(element)
    childrenDidChange()
  }

  /// Takes an element away that was shown above others.
  func withdraw(_ element: Element) {
    // All above goes along.
    presentations.removeAll { $0 === element || $0.isInside(element) }
    guard isMounted else { return }
    childrenDidChange()
    if !runtime.transitions.areUnderWay { admitNext() }
  }

  /// Whether an element stands in something that is going, which no host shows any more.
  package func isGoing(_ element: Element) -> Bool {
    let layer = element.outwards.first { $0 is PresentationElement || $0 is AlertElement }
    return layer.map { layer in !presentations.contains { $0 === layer } } ?? false
  }

  /// Those who have something to present, once nothing else is above their screen.
  private var waiting: [WaitingPresenter] = []

  private struct WaitingPresenter {
    weak var node: PresenterNode?
  }

  /// When a view can present something; if later, it is asked again then.
  func admission(of node: PresenterNode) -> PresenterNode.Admission {
    let transitions = runtime.transitions
    if !transitions.areUnderWay, topmostPresentation.map(node.isInside) ?? true { return .now }
    if transitions.takePageAway, runtime.whims.contains(.drops) { return .never }
    if !waiting.contains(where: { $0.node === node }) {
      waiting.append(WaitingPresenter(node: node))
    }
    return .later
  }

  /// Asks those who wait, when something has gone.
  func admitNext() {
    let nodes = waiting
    waiting = []
    for next in nodes { if let node = next.node, node.isMounted { node.setNeedsEvaluation() } }
  }

  package override func willUnmount() {
    super.willUnmount()
    editMode.end()
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let presenter { visit(presenter) }
  }

  package override func collectChildren(into list: inout [Element]) {
    content?.collectElements(into: &list)
    list += presentations
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A controller of UIKit that presents others.
@MainActor
protocol PresentingController: AnyObject {
  /// A view that shows what the controller presents, and nothing else.
  var presentations: AnyView { get }
}

/// The preferred light or dark appearance of a window or presentation.
///
/// Like SwiftUI's `PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension Runtime {
  /// Creates an app instance that shows nothing yet.
  package convenience init(surroundings: EnvironmentValues = EnvironmentValues()) {
    self.init(surroundings) { WindowElement($0) }
    host.showPresentations = { [weak self] controller in
      guard let self, let controller = controller as? any PresentingController else { return }
      perform { self.window.showPresentations(of: controller) }
    }
  }

  /// The element that holds all others.
  package var window: WindowElement { downcast(root as Element, to: WindowElement.self) }
}
