import MeerkatJourney

extension Flow {
  /// What has to be done so that the flow, and the flows in it, are where a link leads.
  func moves(
    to journey: Journey<Destination>, children: [Int: LinkTarget.Child], isNew: Bool
  ) -> [Move] {
    let kept = commonSteps(with: journey)
    let plan = try? self.journey.plan(for: .replaceAll(with: journey))
    let shift = Shift(route: plan.map { .follow($0) } ?? .stay, raisedKept: 0)
    let own = move(shift, entersRoot: isNew, cause: .link) { [weak self] _ in
      for (place, child) in children { self?.take(child, at: place) }
    }
    let mentioned = children.sorted { $0.key < $1.key }.flatMap { $0.value.target.moves() }
    return [own] + movesToHome(below: kept, except: children) + mentioned
  }

  /// What has to be done with the flows in steps that stay and that the link does not mention.
  private func movesToHome(below kept: Int, except children: [Int: LinkTarget.Child]) -> [Move] {
    journey.steps[..<kept].enumerated().flatMap { place, step -> [Move] in
      guard children[place] == nil, let found = placement.found[AnyHashable(Placed(step: step))]
      else { return [] }
      let first = found.flows.filter { !found.isElsewhere($0.tab) }
      let selection = found.tabs.map { tabs in
        Move(carryOut: { [weak self] in self?.selectTab(tabs.first, at: Placed(step: step)) })
      }
      return first.flatMap { $0.flow.movesToHome() } + (selection.map { [$0] } ?? [])
    }
  }

  private func movesToHome() -> [Move] {
    moves(to: Journey(root: home), children: [:], isNew: false)
  }

  /// Takes the flows into the screen of a step that were made for it while the link was read.
  private func take(_ child: LinkTarget.Child, at place: Int) {
    guard place < journey.steps.count else { return }
    let step = Placed(step: journey.steps[place])
    adopt(child.found, at: AnyHashable(step))
    placement.changes += 1
    if let tab = child.tab { selectTab(tab, at: step) }
  }
}

extension Move {
  /// Something that asks nobody.
  init(carryOut: @escaping () -> Void) {
    self.init(
      checkpoints: [], state: { true }, carryOut: carryOut, goOn: {})
  }
}
