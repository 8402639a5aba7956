import MeerkatJourney

/// A journey and its model, taken along the same way; says at once where they part.
struct Walk {
  private(set) var journey = Journey(0)
  private(set) var model = JourneyModel()
  private var known: Set<Journey<Int>.Step.ID>

  init() {
    known = [journey.top.id]
  }

  /// Goes in a direction, and answers with what is wrong, if anything is.
  mutating func go(_ direction: Direction<Int>) -> String? {
    let before = journey
    let isFollowed = model.go(direction)
    do {
      let change = try journey.go(direction)
      if !isFollowed { return "The model refuses what the journey does." }
      return whatIsWrong(with: change, from: before) ?? whatIsWrong
    } catch {
      if isFollowed { return "The journey refuses what the model does: \(error)" }
      return isTheVerySame(as: before) ? nil : "A refused direction changed \(before)"
    }
  }

  private mutating func whatIsWrong(with change: Journey<Int>.Change, from before: Journey<Int>)
    -> String?
  {
    let old = before.steps.map(\.id)
    let new = journey.steps.map(\.id)
    if old.prefix(change.kept) != new.prefix(change.kept) { return "kept: \(change)" }
    if change.removed.map(\.id) != old.filter({ !new.contains($0) }) { return "removed: \(change)" }
    if change.added.map(\.id) != new.filter({ !old.contains($0) }) { return "added: \(change)" }
    if change.isEmpty != (old == new) { return "empty: \(change)" }
    for step in change.added where !known.insert(step.id).inserted {
      return "An identity came back: \(step)"
    }
    return nil
  }

  private var whatIsWrong: String? {
    if journey.steps != model.steps { return "The journey is \(journey), not \(model.steps)" }
    for pair in zip(journey.steps, journey.steps.dropFirst()) {
      if pair.0.style.presentation?.takesSteps == false { return "\(pair.1) lies on \(pair.0)" }
    }
    return whatIsWrongWithLayers
  }

  private var whatIsWrongWithLayers: String? {
    let layers = journey.layers
    if layers.flatMap(\.steps) != journey.steps { return "The layers are \(layers)" }
    for layer in layers where layer.pushes.contains(where: { $0.style != .push }) {
      return "A presentation within a layer: \(layer)"
    }
    for layer in layers.dropFirst() where layer.presentation == nil {
      return "A layer that is not presented: \(layer)"
    }
    return nil
  }

  private func isTheVerySame(as other: Journey<Int>) -> Bool {
    journey == other && journey.steps.map(\.id) == other.steps.map(\.id)
      && journey.layers == other.layers
  }
}
