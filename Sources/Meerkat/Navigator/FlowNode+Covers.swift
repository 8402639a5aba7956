import MeerkatJourney

/// What lies above a flow and in it.
extension FlowNode {
  /// The topmost presentation in this flow, if the user sees one.
  ///
  /// A push belongs to the presentation of its stack, which doesn't count, because it takes steps.
  var topPresentation: Presentation? {
    top.shownNodes.lazy.compactMap(\.topPresentation).last ?? top.style.presentation
  }

  /// Whether the user sees a presentation in this flow, or something that is pushed in one.
  var presents: Bool {
    steps.contains { $0.style.presentation != nil } || top.shownNodes.contains(where: \.presents)
  }

  /// Whether nothing inside the flow lies above its top step.
  var isOnTopOfItself: Bool {
    top.shownNodes.allSatisfy { $0.steps.count == 1 && $0.isOnTopOfItself }
  }

  /// Whether the user is at a destination already, in a style, so that a second tap changes nothing.
  func isOnTop(_ destination: AnyDestination, style: NavigationStyle) -> Bool {
    top.destination == destination && top.style == style && isOnTopOfItself
  }

  /// Whether something of a flow around this one lies above it.
  var isCovered: Bool {
    guard let parent else { return false }
    return parent.covers(self) || parent.isCovered
  }

  /// Whether something of this flow lies above one in it.
  private func covers(_ child: FlowNode) -> Bool {
    guard let slot = child.slot, slot.step === top else { return true }
    if case .tab(let tab) = slot.kind, let tabs = top.findContent().tabs, tabs.selected != tab {
      return true
    }
    // A page presented by a flow beside it, such as the one in the other column.
    return top.shownNodes.contains { $0 !== child && $0.presents }
  }

  /// Whether the flow's parent presents it, rather than pushing or containing it.
  var isPresentedItself: Bool {
    guard let parent, let slot else { return false }
    switch slot.kind {
    case .part, .tab: return false
    case .screen:
      guard let step = slot.step else { return false }
      // A flow that is the root of another one is presented where that one is.
      return step.style != .push || (parent.steps[0] === step && parent.isPresentedItself)
    }
  }
}

extension StepNode {
  /// Whether what is pushed onto the step would not be seen.
  ///
  /// Tabs and columns have several stacks, so that nothing can be pushed onto all of them. The step
  /// may consist of them, or a flow in it may present them.
  var hidesPushes: Bool {
    guard !shownNodes.isEmpty || content?.hasOwnStacks == true else { return false }
    var layout = SceneLayout(nil)
    layout.add(self)
    return layout.layers.last?.hasOwnStacks == true
  }
}
