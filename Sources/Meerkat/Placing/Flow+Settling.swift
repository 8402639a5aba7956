import MeerkatJourney

extension Flow {
  /// Takes a place in a parent.
  func settle(in parent: any Flow, at seat: Seat) {
    placement.parent = parent
    placement.seat = seat
    settleHome()
    placement.hasGone = false
  }

  /// Takes a place that a view deep in a screen has found for the flow.
  func settle(at place: FlowPlace, isWhole: Bool) {
    guard let parent = place.flow else { return }
    let isHere = placement.parent === parent && placement.seat?.step == place.step
    guard !isHere, parent !== rootFlow else { return }
    settle(in: parent, at: isWhole ? .screen(place.step) : .part(place.step))
    parent.placement.settled.removeAll { $0.flow == nil || $0.flow === self }
    parent.placement.settled.append(Settled(flow: self, step: place.step))
  }

  /// Gives a place up, with everything that is placed in this flow.
  func abandon(leaving parent: any Flow) {
    guard placement.parent === parent else { return }
    depart()
  }

  /// Gives the place up in a parent that is no more.
  func abandonOrphaned() {
    guard placement.parent == nil, placement.seat != nil else { return }
    depart()
  }

  private func depart() {
    placement.parent = nil
    placement.seat = nil
    placement.hasGone = true
    releaseAll()
  }

  /// Whether a view deep in a screen of the parent has placed the flow.
  private var isSettled: Bool {
    placement.parent?.placement.settled.contains { $0.flow === self } == true
  }

  /// Lets go of what nobody can answer any more, when the last view that showed the flow has gone.
  ///
  /// Where the user is stays as it is, for the case that the flow is shown again.
  func leaveHost() {
    placement.hosts -= 1
    guard placement.hosts == 0 else { return }
    placement.outcomeHandler = nil
    endWaiting()
    guard let parent = placement.parent, isSettled else { return }
    parent.placement.settled.removeAll { $0.flow == nil || $0.flow === self }
    placement.parent = nil
    placement.seat = nil
    placement.hasGone = true
  }

  private func endWaiting() {
    placement.crossing?.withdraw()
    placement.crossing = nil
    placement.detour = nil
    releaseRaised(keeping: 0)
    for flow in placement.found.values.flatMap(\.flows) { flow.flow.endWaiting() }
  }
}
