import MeerkatJourney

/// What is placed in a flow, and where the flow is placed.
extension Flow {
  /// The topmost flow of a type in this flow, at any step, in any tab, or above a step; at any depth.
  ///
  /// It is there as soon as the step is, whether or not a host shows it.
  ///
  /// ```swift
  /// let course = try #require(gallery.child(CourseFlow.self))
  /// ```
  public func child<Child: Flow>(_: Child.Type) -> Child? {
    node.descendants.lazy.compactMap { $0 as? Child }.first
  }

  /// The flow of a type in the screen of the topmost step to a destination.
  public func child<Child: Flow>(_: Child.Type, at destination: Destination) -> Child? {
    children(at: destination).lazy.compactMap { $0.flow as? Child }.first
  }

  /// The flow of a type in a tab; nil where that tab was never selected.
  public func child<Child: Flow>(_: Child.Type, inTab tab: some Hashable) -> Child? {
    let tab = AnyHashable(tab)
    return node.steps.reversed().lazy.flatMap { $0.findContent().flows }
      .filter { $0.tab == tab }.compactMap { $0.flow as? Child }.first
  }

  /// The flow that is the screen of the topmost step to a destination, or nil where none is.
  public func flow(at destination: Destination) -> (any Flow)? {
    children(at: destination).first?.flow
  }

  /// The flows in the screen of the topmost step to a destination.
  public func flows(at destination: Destination) -> [any Flow] {
    children(at: destination).map(\.flow)
  }

  /// The flow that this one is placed in, or nil at the root of all.
  public var parentFlow: (any Flow)? { node.parent?.navigator?.anyFlow }

  /// The flow that was put above this one last, by `present` or `push`.
  public var awaitedFlow: (any Flow)? {
    node.observeTree()
    return node.awaited.last?.flow
  }

  private func children(at destination: Destination) -> [ChildFlow] {
    node.observeTree()
    guard let index = journey.steps.lastIndex(where: { $0.destination == destination }) else {
      return []
    }
    return node.steps[index].findContent().flows
  }

  /// The journeys of this flow and of all flows in it, as text for people: a line for each flow.
  ///
  /// ```
  /// ShopFlow [home, push devices]
  ///   DevicesFlow [list]
  ///     sheet InstallationFlow [detect, push login]
  /// ```
  ///
  /// A flow stands below the one that it is placed in. Before its name stands how it was presented,
  /// or the tab that it is in. A view that reads the outline is made again when any of them goes
  /// somewhere.
  public var outline: String {
    node.observeTree()
    return node.outline(as: nil).joined(separator: "\n")
  }
}

extension FlowNode {
  /// The flows in this one, the uppermost first, each before those in it.
  fileprivate var descendants: [any Flow] {
    observeTree()
    return steps.reversed().flatMap { step -> [any Flow] in
      let above = awaited.reversed().filter { $0.step === step }.map(\.node)
      let attached = step.attached.compactMap(\.node)
      let inside = step.findContent().flows.map(\.node)
      return (above + attached + inside.reversed()).flatMap { node in
        (node.navigator?.anyFlow.map { [$0] } ?? []) + node.descendants
      }
    }
  }

  fileprivate func outline(as role: String?) -> [String] {
    guard let navigator, let flow = navigator.anyFlow else { return [] }
    let name = [role, "\(type(of: flow))", navigator.journeyText].compactMap(\.self)
    return [name.joined(separator: " ")]
      + steps.flatMap { outline(inside: $0) }.map { "  " + $0 }
  }

  private func outline(inside step: StepNode) -> [String] {
    let found = step.findContent().flows.flatMap { child in
      child.node.outline(as: child.tab.map { "\($0)" })
    }
    let attached = step.attached.compactMap(\.node).flatMap { $0.outline(as: nil) }
    let above = awaited.filter { $0.step === step }.flatMap { $0.node.outline(as: "\($0.style)") }
    return found + attached + above
  }
}
