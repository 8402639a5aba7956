import MeerkatJourney

/// A link to open.
@MainActor
final class LinkRequest {
  let text: String
  private let origins: LinkOrigins

  /// The flows that were made for the link.
  private let screens = LinkScreens()

  /// Which part of the link doesn't fit, once that is known.
  private(set) var error: LinkError?

  init(_ text: String, _ origins: LinkOrigins) {
    (self.text, self.origins) = (text, origins)
  }

  /// Decides what changes in a flow, and in the flows inside, so that they are where the link leads,
  /// or just before a destination on the way.
  func decide(in node: FlowNode, before key: GuardKey?) throws(Refusal) -> Transition {
    guard let navigator = node.navigator else { throw .flowHasGone }
    error = nil
    do {
      let address = try LinkAddress(text, limits: navigator.linkLimits)
      try origins.check(address)
      var reader = LinkReader(address)
      guard let target = try navigator.linkTarget(reading: &reader, isNew: false, with: screens)
      else {
        throw LinkError.noLink(destination: "\(node.ownTop.destination)")
      }
      try reader.checkEnd()
      guard let key else { return target.decide() }
      guard let shorter = target.stopping(before: key) else { throw Refusal.nothingMatches }
      return shorter.decide()
    } catch {
      self.error = error as? LinkError
      throw .nothingMatches
    }
  }
}

/// Where a link leads in a flow and in the flows inside; nothing has changed yet.
@MainActor
struct LinkTarget {
  /// A flow in the screen of a step.
  struct Child {
    let target: LinkTarget
    /// All flows in that screen, of which this is one.
    let content: ScreenContent
    let tab: AnyTab?
    /// Whether a part of the link leads to the flow; otherwise it returns to its beginning.
    var isMentioned = true

    /// The column to show, of a screen that consists of columns.
    @MainActor
    var column: FlowColumn? {
      guard content.isSplit else { return nil }
      return isMentioned ? tab?.column : .sidebar
    }

    /// Whether the link has to mention the child for it to be found where it is.
    @MainActor
    var isWorthMentioning: Bool { target.tree.isWorthMentioning || content.isElsewhere(tab) }
  }

  /// What will be there when everything has been carried out.
  let tree: LinkTree

  /// The flow, unless it has gone since.
  fileprivate weak var node: FlowNode?

  /// The flows inside that the link mentions, by the places of their steps.
  fileprivate let children: [Int: Child]

  /// Whether the flow has been made for the link.
  fileprivate let isNew: Bool

  /// The same, but no further than below a destination; nil if that isn't on the way.
  func stopping(before key: GuardKey) -> LinkTarget? {
    guard let node, case .enter(let flow, _, let number) = key else { return nil }
    if node.identity == flow {
      let place = node.ownJourney.commonSteps(with: tree.journey) + number - 1
      return number > 0 && place > 0 ? cut(to: place, children, of: node) : nil
    }
    for (place, child) in children {
      guard let shorter = child.target.stopping(before: key) else { continue }
      var children = children
      children[place] = Child(target: shorter, content: child.content, tab: child.tab)
      return cut(to: place + 1, children, of: node)
    }
    return nil
  }

  /// The same with the lowest steps alone.
  private func cut(to count: Int, _ children: [Int: Child], of node: FlowNode) -> LinkTarget {
    var journey = tree.journey
    journey.carryOut(journey.cutting(to: count))
    return LinkTarget(node, journey, children.filter { $0.key < count }, isNew: isNew)
  }

  /// Decides what changes, this flow first, and what happens afterwards.
  func decide() -> Transition {
    node?.decision(to: tree.journey, children: children, isNew: isNew) ?? Transition(changes: [])
  }
}

extension LinkTarget {
  /// Leads somewhere in a flow, and in the flows in its steps.
  fileprivate init(_ node: FlowNode, _ journey: AnyJourney, _ children: [Int: Child], isNew: Bool) {
    var tree = LinkTree(journey, home: node.home)
    for (place, child) in children where child.isWorthMentioning {
      tree.children[LinkTree.Key(index: place, tab: child.tab)] = child.target.tree
    }
    self.init(tree: tree, node: node, children: children, isNew: isNew)
  }
}

/// The steps that a growing journey has in common with another one, each of which is compared once.
private struct CommonSteps {
  private let other: AnyJourney
  private var top: AnyJourney.Step.ID?
  private var count = 0

  init(with other: AnyJourney) { self.other = other }

  /// Whether the step at an index, and all steps below it, are in both journeys.
  mutating func contains(_ place: Int, of journey: AnyJourney) -> Bool {
    // A link that names another root begins anew.
    if count > 0, journey.steps.count < count || journey.steps[count - 1].id != top { count = 0 }
    while count <= place, count < other.steps.count, journey.steps[count] == other.steps[count] {
      top = journey.steps[count].id
      count += 1
    }
    return place < count
  }
}

/// The flows in the screens that were made while a link was read.
///
/// A pending link is read again when it is answered; the flows that were asked must be the same. The
/// screens and their closures are not kept, since these keep the flow that waits.
@MainActor
final class LinkScreens {
  private struct Key: Hashable {
    let flow: Identity
    let place: Int
    let destination: AnyDestination
  }

  /// Whether flows are asked if there is something where the link leads.
  let areFlowsAsked: Bool

  init(areFlowsAsked: Bool = true) { self.areFlowsAsked = areFlowsAsked }

  private var contents: [Key: ScreenContent] = [:]

  /// Returns the flows in the screen of a step that isn't there yet, as they were found before, or
  /// finds them.
  func content(
    at place: Int, _ destination: AnyDestination, in node: FlowNode, find: () -> ScreenContent
  ) -> ScreenContent {
    let key = Key(flow: node.identity, place: place, destination: destination)
    if let known = contents[key] { return known }
    let content = find()
    contents[key] = content
    return content
  }
}

/// A link's view of a flow and the flows inside, for comparison.
///
/// A flow in its initial state, with nothing in it, isn't mentioned.
struct LinkTree: Equatable {
  /// A flow's place in its parent.
  struct Key: Hashable {
    let index: Int
    let tab: AnyTab?
  }

  let journey: AnyJourney
  let isAtHome: Bool
  var children: [Key: LinkTree] = [:]

  init(_ journey: AnyJourney, home: AnyDestination) {
    self.journey = journey
    isAtHome = journey.isAtRoot && journey.root == home
  }

  /// Where a flow begins.
  init(atHomeOf root: AnyDestination) { self.init(Journey(root), home: root) }

  var isWorthMentioning: Bool { !isAtHome || !children.isEmpty }
}

extension Navigator {
  var linkLimits: LinkLimits { linkTable?.limits ?? LinkLimits() }

  /// The links of the destinations, if they have any.
  var linkTable: LinkTable? { (Destination.self as? any Linked.Type)?.linkTable }

  /// Finds where an address leads in the flow, or returns nil if neither its destinations nor those
  /// of the flows in its root have links.
  ///
  /// - Parameters:
  ///   - reader: The address, at the part of this flow.
  ///   - isNew: Whether the flow has been made for the address.
  ///   - screens: The screens that were made for the address so far.
  /// - Returns: What is to be done, and what will be there then.
  /// - Throws: Which part of the address doesn't fit.
  func linkTarget(
    reading reader: inout LinkReader, isNew: Bool, with screens: LinkScreens
  ) throws(LinkError) -> LinkTarget? {
    guard let linkTable else {
      return try targetInside(reading: &reader, isNew: isNew, with: screens)
    }
    return try target(reading: &reader, isNew: isNew, with: screens, in: linkTable)
  }

  /// Finds where an address leads in the flows in the root, of a flow whose destinations have no
  /// links.
  private func targetInside(
    reading reader: inout LinkReader, isNew: Bool, with screens: LinkScreens
  ) throws(LinkError) -> LinkTarget? {
    let own = Journey(node.home)
    let isThere = node.journey.root == node.home
    let child = try child(at: 0, of: own, isThere: isThere, reading: &reader, with: screens)
    guard child != nil || hasLinks else { return nil }
    return LinkTarget(node, own, child.map { [0: $0] } ?? [:], isNew: isNew)
  }

  private func target(
    reading reader: inout LinkReader, isNew: Bool, with screens: LinkScreens, in links: LinkTable
  ) throws(LinkError) -> LinkTarget? {
    var children: [Int: (top: AnyJourney.Step, child: LinkTarget.Child)] = [:]
    var common = CommonSteps(with: node.ownJourney)
    let journey = try links.read(&reader, root: node.home) { journey, reader throws(LinkError) in
      let place = journey.steps.count - 1
      guard
        let child = try self.child(
          at: place, of: journey, isThere: common.contains(place, of: journey), reading: &reader,
          with: screens)
      else { return false }
      children[place] = (journey.top, child)
      return true
    }
    if screens.areFlowsAsked { try checkPlaces(of: journey) }
    let kept = children.filter {
      $0.key < journey.steps.count && journey.steps[$0.key] == $0.value.top
    }
    return LinkTarget(node, journey, kept.mapValues(\.child), isNew: isNew)
  }

  /// Whether links lead somewhere in the flow: to its destinations, to tabs in its root, or to flows
  /// in its root.
  var hasLinks: Bool {
    if Destination.self is any Linked.Type { return true }
    if node.steps[0].isWithoutFlows { return false }
    let content = node.steps[0].findContent()
    return content.tabs?.selected.linkText != nil
      || content.flows.contains { $0.node.navigator?.hasLinks == true }
  }

  /// Throws the first destination at which the flow says that there is nothing.
  private func checkPlaces(of journey: AnyJourney) throws(LinkError) {
    guard let flow else { return }
    for step in journey.steps where step.destination != node.home {
      if !flow.opensLink(to: step.destination.typed()) {
        throw .nothingThere(destination: String(describing: step.destination))
      }
    }
  }

  /// Reads the part of an address that belongs to a flow in the screen of a step.
  private func child(
    at place: Int, of journey: AnyJourney, isThere: Bool,
    reading reader: inout LinkReader, with screens: LinkScreens
  ) throws(LinkError) -> LinkTarget.Child? {
    guard let flow else { return nil }
    let step = isThere ? node.ownSteps[place] : nil
    let destination = journey.steps[place].destination
    var content = step?.findContent()
    if content == nil || content?.lacksTab(reader.nextText) == true {
      content = screens.content(at: place, destination, in: node) { [tabName = reader.nextText] in
        let build = ScreenBuild(known: step?.content, tabName: tabName)
        _ = build.run(of: step, in: node.tree) { flow.screen(for: destination.typed()) as Any }
        return build.content
      }
    }
    guard let content else { return nil }
    var failure: LinkError?
    var home: LinkTarget.Child?
    for candidate in content.flows where candidate.isWhole || candidate.tab != nil {
      var rest = reader
      if let text = candidate.tab?.linkText, !rest.take(.text(text)) {
        continue
      }
      let isNew = step?.content?.flows.contains { $0.flow === candidate.flow } != true
      do {
        let navigator = candidate.node.navigator
        var found = try navigator?.linkTarget(reading: &rest, isNew: isNew, with: screens)
        if found == nil, rest.position > reader.position {
          // The tab has a name, but its flow has no links.
          found = LinkTarget(candidate.node, Journey(candidate.node.home), [:], isNew: isNew)
        }
        guard let target = found else { continue }
        var child = LinkTarget.Child(target: target, content: content, tab: candidate.tab)
        // A flow that finds nothing for it leaves the address to the next one.
        guard rest.position > reader.position else {
          child.isMentioned = false
          home = home ?? child
          continue
        }
        reader = rest
        return child
      } catch {
        failure = failure ?? error
      }
    }
    // A tab may be without a flow.
    if let text = reader.nextText, let tab = content.tabs?.tab(named: text),
      !content.flows.contains(where: { $0.tab == tab }), reader.take(.text(text))
    {
      return LinkTarget.Child(
        target: LinkTarget(
          tree: LinkTree(atHomeOf: tab.base), node: nil, children: [:], isNew: false),
        content: content, tab: tab)
    }
    if home == nil, let failure { throw failure }
    return home
  }
}

extension FlowNode {
  /// Decides what changes so that the flow, and the flows inside, are where a link leads.
  fileprivate func decision(
    to other: AnyJourney, children: [Int: LinkTarget.Child], isNew: Bool
  ) -> Transition {
    let own = ownJourney
    let kept = own.commonSteps(with: other)
    var transition = Transition(changes: [])
    // What differs goes, so that the flows in it are asked, and what comes is new.
    let steps = own.steps.prefix(kept) + other.steps.dropFirst(kept)
    let change = FlowChange(self, journey.change(into: Array(steps)), entersRoot: isNew)
    if !change.isEmpty { transition.changes.append(change) }
    for (place, step) in ownSteps.prefix(kept).enumerated() where children[place] == nil {
      transition.append(step.decisionToHome())
    }
    for (place, child) in children.sorted(by: { $0.key < $1.key }) {
      var inside = child.target.decide()
      inside.complete { [weak self] in self?.take(child, at: place) }
      transition.append(inside)
      guard place < kept, let column = child.column else { continue }
      // What the next columns show belongs to what was chosen in this one before.
      for other in child.content.flows where other.tab != child.tab {
        if let next = other.tab?.column, next > column {
          transition.append(other.node.decisionToHome())
        }
      }
    }
    return transition
  }

  /// Decides how the flow, and the flows inside, return to where they began.
  fileprivate func decisionToHome() -> Transition {
    decision(to: Journey(home), children: [:], isNew: false)
  }

  /// Adopts the flows that were made for a step's screen while the link was read.
  private func take(_ child: LinkTarget.Child, at place: Int) {
    let steps = ownSteps
    guard place < steps.count else { return }
    steps[place].adopt(child.content)
    if let tab = child.tab, child.content.tabs != nil { steps[place].select(tab) }
    if let column = child.column { steps[place].columns?.reveal(column) }
  }
}

extension StepNode {
  /// Decides what changes in the flows of a step that stays and that the link doesn't mention.
  fileprivate func decisionToHome() -> Transition {
    var transition = Transition(changes: [])
    guard let content else { return transition }
    for child in content.flows where !content.isElsewhere(child.tab) {
      transition.append(child.node.decisionToHome())
    }
    for node in attachedNodes { transition.append(node.decisionToHome()) }
    if let tabs = findContent().tabs, tabs.selected != tabs.first {
      transition.complete { [weak self] in self?.select(tabs.first) }
    }
    if let columns, columns.column != .sidebar {
      transition.complete { [weak self] in self?.columns?.show(.sidebar) }
    }
    return transition
  }
}
