import MeerkatJourney

/// The flows in a flow, and the flow around it.
extension Flow {
  /// Returns the topmost flow of a type inside this one, at any depth.
  ///
  /// The flow may be at any step, in any tab or above a step. It exists as soon as its step does,
  /// whether or not a host shows it.
  ///
  /// ```swift
  /// let course = try #require(gallery.child(CourseFlow.self))
  /// ```
  public func child<Child: Flow>(_: Child.Type) -> Child? {
    node.descendants.lazy.compactMap { $0 as? Child }.first
  }

  /// Returns the flow of a type in the screen of the topmost step with a destination.
  public func child<Child: Flow>(_: Child.Type, at destination: Destination) -> Child? {
    children(at: destination).lazy.compactMap { $0.flow as? Child }.first
  }

  /// Returns the flow of a type in a tab, or nil if that tab has never been selected.
  public func child<Child: Flow>(_: Child.Type, inTab tab: some Hashable) -> Child? {
    let tab = AnyTab(tab)
    return node.steps.reversed().lazy.flatMap { $0.findContent().flows }
      .filter { $0.tab == tab }.compactMap { $0.flow as? Child }.first
  }

  /// Returns the first flow in the screen of the topmost step with a destination, if any.
  package func flow(at destination: Destination) -> (any Flow)? {
    children(at: destination).first?.flow
  }

  /// Returns the flows in the screen of the topmost step with a destination.
  public func flows(at destination: Destination) -> [any Flow] {
    children(at: destination).map(\.flow)
  }

  /// The flow that contains this one, or nil for the outermost flow.
  public var parentFlow: (any Flow)? { node.parent?.flow }

  /// The flow that `present` or `push` most recently placed above this one.
  public var awaitedFlow: (any Flow)? {
    node.tree.observe()
    return node.steps.last { $0.awaited != nil }?.awaited?.flow
  }

  private func children(at destination: Destination) -> [ChildFlow] {
    node.tree.observe()
    guard let index = journey.steps.lastIndex(where: { $0.destination == destination }) else {
      return []
    }
    return node.ownSteps[index].findContent().flows
  }

  /// The journeys of this flow and of all flows in it, as text with one line for each flow.
  ///
  /// ```
  /// ShopFlow [home, push devices]
  ///   DevicesFlow [list]
  ///     sheet InstallationFlow [detect, push login]
  /// ```
  ///
  /// Each flow is indented below the one that contains it. Its name is preceded by the style in
  /// which it was presented, or by its tab. A view that reads the outline is updated when any of
  /// the journeys changes.
  public var outline: String {
    node.tree.observe()
    return node.outline(as: nil).joined(separator: "\n")
  }
}

extension FlowNode {
  /// The flows inside this one: uppermost first, each before those inside it.
  fileprivate var descendants: [any Flow] {
    tree.observe()
    return steps.reversed().flatMap { step -> [any Flow] in
      step.findContent()
      return step.nodes.reversed().flatMap { node in
        (node.flow.map { [$0] } ?? []) + node.descendants
      }
    }
  }

  fileprivate func outline(as role: String?) -> [String] {
    guard let flow else { return [] }
    let name = [role, "\(type(of: flow))", ownJourney.description].compactMap(\.self)
    return [name.joined(separator: " ")]
      + steps.flatMap { outline(inside: $0) }.map { "  " + $0 }
  }

  private func outline(inside step: StepNode) -> [String] {
    let found = step.findContent().flows.filter { $0.node.isPlaced(in: step) }.flatMap { child in
      child.node.outline(as: step.awaited == nil ? child.tab.map { "\($0)" } : "\(step.style)")
    }
    let attached = step.attachedNodes.flatMap { $0.outline(as: nil) }
    return found + attached
  }
}
