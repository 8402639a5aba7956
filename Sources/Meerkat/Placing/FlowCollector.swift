/// Meets the flows that a screen places while the screen is made.
///
/// A ``FlowView`` is made with its screen, in ``Flow/screen(for:)``. While that runs, the collector
/// hands it the flow that is already in this place, or lets it make one. That is how a flow knows
/// the flows in it without any host: a link is followed and a test runs before anything is shown.
@MainActor
final class FlowCollector {
  /// The collector of the screen that is being made.
  private(set) static var current: FlowCollector?

  private var known: [FoundFlow]
  private(set) var result = FoundFlows()

  /// Selects a tab, where the screen consists of tabs.
  private(set) var selectTab: ((AnyHashable) -> Void)?

  /// The tab whose content is being made.
  private var tab: AnyHashable?

  /// The flow whose outcome is to be handed over, and where to.
  private let finished: (any Flow)?
  private(set) var outcomeHandler: ((Any) -> Void)?

  /// Whether the content of all tabs is made, also of those that were never selected.
  private let includesAllTabs: Bool

  init(known: FoundFlows, finished: (any Flow)? = nil, includesAllTabs: Bool = false) {
    self.known = known.flows
    self.finished = finished
    self.includesAllTabs = includesAllTabs
  }

  /// Runs the making of a screen.
  func collect<Screen>(_ make: () -> Screen) -> Screen {
    let outer = FlowCollector.current
    FlowCollector.current = self
    defer { FlowCollector.current = outer }
    return make()
  }

  /// Gives the flow of a view: the one in the same place before, or a new one.
  func flow<Placed: Flow>(
    isWhole: Bool, make: () -> Placed, didFinish: ((Placed.Outcome) -> Void)?
  ) -> Placed {
    let flow = takeKnown(Placed.self) ?? make()
    result.flows.append(FoundFlow(flow: flow, isWhole: isWhole, tab: tab))
    if flow === finished, let didFinish {
      outcomeHandler = { outcome in
        if let outcome = outcome as? Placed.Outcome { didFinish(outcome) }
      }
    }
    return flow
  }

  /// Makes the content of a tab.
  func collect<Content>(in tab: AnyHashable, make: () -> Content) -> Content {
    let outer = self.tab
    self.tab = tab
    defer { self.tab = outer }
    return make()
  }

  /// Whether a tab has had a content before.
  func knows(_ tab: AnyHashable) -> Bool {
    includesAllTabs || known.contains { $0.tab == tab }
  }

  /// Notes that the screen consists of columns.
  func collectSplit() {
    result.isSplit = true
  }

  /// Notes that the screen consists of tabs.
  func collect(_ tabs: FoundTabs, select: @escaping (AnyHashable) -> Void) {
    result.tabs = tabs
    selectTab = select
  }

  private func takeKnown<Placed: Flow>(_: Placed.Type) -> Placed? {
    let place = known.firstIndex { $0.tab == tab && $0.flow is Placed }
    return place.flatMap { known.remove(at: $0).flow as? Placed }
  }
}
