import Meerkat
import MeerkatViews
import Observation

/// What is known about one inspected app.
@MainActor @Observable
package final class Inspection {
  /// An action of the user, or something that the app did by itself.
  struct Entry: Identifiable {
    fileprivate(set) var id: Int
    /// What the user did; nil if the app has changed by itself.
    var title: String?
    /// The navigation events, each as a line.
    var changes: [String] = []
    /// What it cost at once.
    var cost = Cost()
    /// What the app did afterwards by itself, such as showing what it had loaded.
    var laterCost = Cost()
    /// The line that answered: the one from which a flow was told where to go, else the one that
    /// changed a state or an observed object.
    var answer: SourceLine?
  }

  /// The number of bodies evaluated, and the number of bytes sent to the page.
  struct Cost: Equatable {
    var bodies = 0
    var bytes = 0
  }

  /// What tells the app from all others of the program, and can't be guessed.
  @ObservationIgnored let id: String

  /// What writes down what the user does, if something does.
  @ObservationIgnored weak var recorder: DeedRecorder?

  /// What happened last, the newest first.
  private(set) var entries: [Entry] = []
  /// The last line that answered.
  private(set) var lastAnswer: SourceLine?
  /// The address of what is shown.
  private(set) var address: String?
  /// The journeys of all flows, a line for each.
  private(set) var outline = ""
  /// The app's own views of the topmost screen, from the outermost in.
  private(set) var views: [SourceName] = []
  /// The flows around that screen, from the innermost out.
  private(set) var flows: [SourceName] = []

  /// The values that these views keep.
  private(set) var values: [KeptText] = []

  /// An element of the page that the user has pointed at.
  struct Pick {
    let view: SourceName
    let line: SourceLine
    let values: [KeptText]
    /// The last event at the time.
    let event: Int?
  }

  /// What one can go on from.
  @ObservationIgnored private(set) var moments: Moments

  @ObservationIgnored private let sources: SourceFolder?
  @ObservationIgnored private weak var runtime: Runtime?
  /// What the app shows.
  var window: WindowElement? { runtime?.window }
  @ObservationIgnored private var evaluated: [Node] = []
  @ObservationIgnored private var current: Entry?
  @ObservationIgnored private var answers: [AnswerKind: Answer?] = [:]
  @ObservationIgnored private var lastEntry = 0
  @ObservationIgnored private var knownBodies = 0
  @ObservationIgnored private weak var rootFlow: (any Flow)?

  private static let maximumEntries = 30
  private static let maximumEvaluated = 100

  /// What an action changed; of several things, the first of these kinds is its answer.
  private enum AnswerKind: CaseIterable { case navigation, state, object }

  private struct Answer: Sendable {
    let callers: @Sendable () -> [CallSite]
    /// The destination at the time; empty for what isn't navigation.
    let destination: String
    /// What the user did, in words.
    let title: String
  }

  @Memberwise
  init(id: String, sources: SourceFolder?, moments: Moments)

  /// Follows the flow at the root of the window.
  func follow(_ flow: (any Flow)?) {
    guard rootFlow !== flow else { return }
    rootFlow = flow
    flow?.onNavigation { [weak self] event in self?.note(event) }
  }

  /// What a user is about to have done, in words.
  var currentTitle: String? { current?.title }

  /// Begins an entry for what a user did.
  func begin(_ title: String?, in session: AppSession) {
    guard let title else { return }
    moments.end(in: session)
    current = Entry(id: 0, title: title)
  }

  /// Ends the entry under way, when the page has been told; without one, the app has changed by itself.
  func end(in session: AppSession, bytes: Int) {
    let evaluations = session.runtime.bodyEvaluations
    var entry = current ?? Entry(id: 0, title: nil)
    entry.cost = Cost(bodies: evaluations - knownBodies, bytes: bytes)
    (current, knownBodies) = (nil, evaluations)
    if entry.title != nil || !entry.changes.isEmpty {
      add(entry)
    } else if !entries.isEmpty {
      entries[0].laterCost.bodies += entry.cost.bodies
      entries[0].laterCost.bytes += entry.cost.bytes
    }
    look(at: session)
  }

  /// Looks at what the app shows now.
  func look(at session: AppSession) {
    address = session.address?.text
    let shown = rootFlow?.shownFlows ?? []
    let newOutline = rootFlow?.outline ?? ""
    if newOutline != outline { outline = newOutline }
    let newFlows = shown.map { SourceName(of: type(of: $0)) }
    if newFlows != flows { flows = newFlows }
    let shownViews = session.runtime.ownViewsOnTop
    if shownViews.names != views { views = shownViews.names }
    if shownViews.values != values { values = shownViews.values }
  }

  /// Follows what the app evaluates.
  func follow(_ runtime: Runtime) {
    self.runtime = runtime
    runtime.onActionChange = { [weak self] in self?.noteChange(isState: $0) }
    runtime.onEvaluation = { [weak self] in self?.noteEvaluation(of: $0) }
  }

  private func noteEvaluation(of node: Node) {
    if evaluated.count < Self.maximumEvaluated, node.viewType != nil { evaluated.append(node) }
  }

  /// Takes the elements of the app's own views that were evaluated since the last call.
  func takeEvaluated() -> [Int] {
    defer { evaluated = [] }
    var elements: [Element] = []
    for node in evaluated where node.isMounted {
      if let type = node.viewType, SourceName(of: type).isOwn {
        node.collectElements(into: &elements)
      }
    }
    return elements.prefix(Self.maximumEvaluated).map(\.id)
  }

  /// Returns the innermost of the app's own views that contains an element, and is declared in the sources.
  func pick(_ element: Int) -> Pick? {
    guard let sources, let window else { return nil }
    var pending: [(node: Node, pick: Pick?)] = [(window, nil)]
    while let (node, outer) = pending.popLast() {
      var pick = outer
      if let type = node.viewType, case let name = SourceName(of: type), name.isOwn,
        let line = sources.declaration(of: name)
      {
        let values = node.keptValues.map { KeptText($0.name, $0.value, in: name) }
        pick = Pick(view: name, line: line, values: values, event: lastAction)
      }
      if (node as? Element)?.id == element { return pick }
      node.forEachChild { pending.append(($0, pick)) }
    }
    return nil
  }

  /// The last thing that the user did.
  var lastAction: Int? { entries.first { $0.title != nil }?.id }

  private func note(_ event: NavigationEvent) {
    var entry = current ?? Entry(id: 0, title: nil)
    entry.changes.append("\(event)")
    current = entry
    noteAnswer(.navigation, at: "\(event.from)")
  }

  /// Notes that the action under way has changed a state or an observed object.
  private func noteChange(isState: Bool) {
    if current?.title != nil { noteAnswer(isState ? .state : .object) }
  }

  /// Notes who calls, the first time for each kind of change.
  private func noteAnswer(_ kind: AnswerKind, at destination: String = "") {
    guard sources != nil, !answers.keys.contains(kind) else { return }
    // Also where nobody of the app calls: to look is slow, and an action may change much.
    answers.updateValue(
      CallSite.callers().map {
        Answer(callers: $0, destination: destination, title: current?.title ?? "")
      }, forKey: kind)
  }

  private func add(_ entry: Entry) {
    lastEntry += 1
    let id = lastEntry
    var entry = entry
    entry.id = id
    entries.insert(entry, at: 0)
    if entries.count > Self.maximumEntries { entries.removeLast() }
    let answers = AnswerKind.allCases.compactMap { self.answers[$0] ?? nil }
    self.answers = [:]
    guard let sources, !answers.isEmpty else { return }
    Task { [weak self] in
      let answer = await Task.detached {
        sources.line(
          of: answers.map { $0.callers() }, at: answers[0].destination, to: answers[0].title)
      }.value
      guard let self, let index = entries.firstIndex(where: { $0.id == id }) else { return }
      entries[index].answer = answer
      if answer != nil { lastAnswer = answer }
    }
  }
}

extension Runtime {
  /// The app's own views on the topmost screen, the first of each type, from the outermost in.
  fileprivate var ownViewsOnTop: OwnViews {
    var search = OwnViews()
    if let presentation = window.topmostPresentation { search.visit(presentation) }
    if search.names.isEmpty { search.visit(window) }
    return search
  }
}

/// Collects the app's own views in the most recent screen, without those that are part of others.
@MainActor
private struct OwnViews {
  private(set) var names: [SourceName] = []
  private(set) var values: [KeptText] = []

  private static let maximum = 12

  mutating func visit(_ node: Node, isInScreen: Bool = false) {
    if let screen = node as? ScreenElement {
      guard screen.isTop else { return }
      if !isInScreen { (names, values) = ([], []) }
    }
    if let page = node as? TabPageElement, !page.isSelected { return }
    if names.count < Self.maximum, let type = node.viewType {
      let name = SourceName(of: type)
      if name.isOwn, !names.contains(name) {
        names.append(name)
        values += node.keptValues.map { KeptText($0.name, $0.value, in: name) }
      }
    }
    var children: [Node] = []
    node.forEachChild { children.append($0) }
    for child in children { visit(child, isInScreen: isInScreen || node is ScreenElement) }
  }
}
