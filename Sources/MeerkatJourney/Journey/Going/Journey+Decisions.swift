/// Decides what each direction does, without changing anything.
extension Journey {
  /// Decides how a direction changes the journey.
  ///
  /// - Throws: The reason why it is refused.
  @inlinable
  package func change(for direction: Direction<Destination>) throws(Refusal) -> Change {
    switch direction {
    case .forward(let destination, let style): try forward(to: destination, style: style)
    case .back: try leaving(steps.count - 1)
    case .backToRoot: cutting(to: 1)
    case .backTo(let destination): cutting(to: try place(of: destination) + 1)
    case .backFrom(let destination): try leaving(place(of: destination))
    case .close: try closing()
    case .closeAll: cutting(to: starts.first ?? steps.count)
    case .replaceTop(let destination, let style): try replacingTop(with: destination, style: style)
    case .update(let destination): updating(to: destination)
    case .replaceAll(let journey): change(to: journey)
    }
  }

  /// Decides how several directions change the journey as one change.
  package func change(for directions: [Direction<Destination>]) throws(Refusal) -> Change {
    var next = self
    for direction in directions { next.apply(try next.change(for: direction)) }
    return change(into: next.steps)
  }

  /// Decides how to go back to the topmost step whose destination matches.
  package func changeGoingBack(where matches: (Destination) -> Bool) throws(Refusal) -> Change {
    guard let index = steps.lastIndex(where: { matches($0.destination) }) else {
      throw .nothingMatches
    }
    return cutting(to: index + 1)
  }

  /// Decides how to remove every step whose destination matches, except the root.
  package func changeRemoving(where matches: (Destination) -> Bool) throws(Refusal) -> Change {
    var above: [Step] = []
    for step in steps.dropFirst().reversed() {
      if !matches(step.destination) {
        above.append(step)
      } else if step.style != .push {
        // A presentation takes along what lies on it.
        above = []
      }
    }
    guard above.count < steps.count - 1 else { throw .nothingMatches }
    return change(into: [steps[0]] + above.reversed())
  }

  /// Decides how to remove all but the lowest steps.
  @inlinable
  package func cutting(to count: Int) -> Change {
    if count == steps.count - 1 { return Change(kept: count, .removed(top)) }
    return Change(kept: min(count, steps.count), before: Array(steps.dropFirst(count)), after: [])
  }

  /// Decides how to remove a step while the others stay.
  ///
  /// A pushed step is removed alone. A presented one takes everything above it along, because a
  /// stack can't exist without its lowest step.
  package func removing(_ index: Int) throws(Refusal) -> Change {
    guard index > 0 else { throw .atTheRoot }
    guard steps[index].style == .push else { return cutting(to: index) }
    var rest = steps
    rest.remove(at: index)
    return change(into: rest)
  }

  /// Returns the number of steps that both journeys have at the beginning.
  package func commonSteps(with other: Journey) -> Int {
    zip(steps, other.steps).prefix { $0 == $1 }.count
  }

  /// Decides how the steps of this journey become the given ones, which may include its own.
  package func change(into after: [Step]) -> Change {
    let kept = zip(steps, after).prefix {
      $0.id == $1.id && $0.destination == $1.destination
    }.count
    return Change(kept: kept, before: Array(steps[kept...]), after: Array(after[kept...]))
  }
}

extension Journey {
  @inlinable
  func forward(to destination: Destination, style: NavigationStyle) throws(Refusal) -> Change {
    if case .present(let presentation) = steps[steps.count - 1].style, !presentation.takesSteps {
      throw .nothingGoesOn(presentation)
    }
    return Change(kept: steps.count, .added(Step(destination, style: style)))
  }

  @inlinable
  func leaving(_ index: Int) throws(Refusal) -> Change {
    guard index > 0 else { throw .atTheRoot }
    return cutting(to: index)
  }

  @usableFromInline
  func closing() throws(Refusal) -> Change {
    guard let last = starts.last else { throw .nothingPresented }
    return cutting(to: last)
  }

  @usableFromInline
  func replacingTop(
    with destination: Destination, style: NavigationStyle?
  ) throws(Refusal) -> Change {
    let style = style ?? top.style
    if isAtRoot, style != .push { throw .presentedRoot }
    return Change(kept: steps.count - 1, before: [top], after: [Step(destination, style: style)])
  }

  @usableFromInline
  func updating(to destination: Destination) -> Change {
    guard destination != top.destination else { return Change(unchanged: self) }
    return Change(
      kept: steps.count - 1, before: [top], after: [Step(top.id.token, destination, top.style)])
  }

  @usableFromInline
  func place(of destination: Destination) throws(Refusal) -> Int {
    guard let index = steps.lastIndex(where: { $0.destination == destination }) else {
      throw .destinationNotFound(String(describing: destination))
    }
    return index
  }
}
