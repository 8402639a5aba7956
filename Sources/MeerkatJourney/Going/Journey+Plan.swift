extension Journey {
  /// Decides how a direction is to be followed, without changing anything.
  @inlinable
  package func plan(for direction: Direction<Destination>) throws(Refusal) -> Plan<Destination> {
    switch direction {
    case .forward(let destination, let style): try forward(to: destination, style: style)
    case .back: try cut(above: steps.count - 1)
    case .backToRoot: .cut(kept: 1)
    case .backTo(let destination): .cut(kept: try place(of: destination) + 1)
    case .leave(let destination): try cut(above: place(of: destination))
    case .close: try close()
    case .closeAll: .cut(kept: starts.first ?? steps.count)
    case .replaceTop(let destination, let style): try replaceTop(with: destination, style: style)
    case .replaceAll(let journey): replaceAll(with: journey)
    }
  }

  /// Decides how a step and all above it are to be taken away.
  @inlinable
  package func plan(removing id: Step<Destination>.ID) throws(Refusal) -> Plan<Destination> {
    guard let place = place(of: id) else { throw .stepNotFound }
    return try cut(above: place)
  }

  /// Whether carrying out a plan leaves the journey as it is.
  @inlinable
  package func isUnchanged(by plan: Plan<Destination>) -> Bool {
    switch plan {
    case .cut(let kept): kept == steps.count
    case .put: false
    case .replace(let added, let kept): kept == steps.count && added.isEmpty
    }
  }

  @inlinable
  func forward(
    to destination: Destination, style: Style
  ) throws(Refusal) -> Plan<Destination> {
    try checkThatTopTakesSteps()
    return .put(destination, style, kept: steps.count)
  }

  @inlinable
  func checkThatTopTakesSteps() throws(Refusal) {
    guard case .present(let presentation) = list[list.count - 1].style else { return }
    guard presentation.takesSteps else { throw .nothingGoesOn(presentation) }
  }

  @inlinable
  func cut(above kept: Int) throws(Refusal) -> Plan<Destination> {
    guard kept > 0 else { throw .atTheRoot }
    return .cut(kept: kept)
  }

  @inlinable
  func close() throws(Refusal) -> Plan<Destination> {
    guard let last = starts.last else { throw .nothingPresented }
    return .cut(kept: last)
  }

  @inlinable
  func replaceTop(
    with destination: Destination, style: Style?
  ) throws(Refusal) -> Plan<Destination> {
    let style = style ?? top.style
    if isAtRoot, style != .push { throw .presentedRoot }
    return .put(destination, style, kept: steps.count - 1)
  }

  /// How many steps, counted from the root, look the same in both.
  @inlinable
  func countOfStepsInCommon(with other: Journey) -> Int {
    zip(steps, other.steps).prefix { $0 == $1 }.count
  }

  @inlinable
  func replaceAll(with other: Journey) -> Plan<Destination> {
    let kept = countOfStepsInCommon(with: other)
    return .replace(other.steps[kept...], kept: kept)
  }

  @inlinable
  func place(of destination: Destination) throws(Refusal) -> Int {
    guard let place = steps.lastIndex(where: { $0.destination == destination }) else {
      throw .destinationNotFound(String(describing: destination))
    }
    return place
  }
}
