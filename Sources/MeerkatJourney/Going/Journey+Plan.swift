extension Journey {
  /// Decides how a direction is to be followed, without changing anything.
  package func plan(for direction: Direction<Destination>) throws(Refusal) -> Plan<Destination> {
    switch direction {
    case .forward(let destination, let style): try forward(to: destination, style: style)
    case .back: try cut(above: steps.count - 1)
    case .backToRoot: .cut(kept: 1)
    case .backTo(let destination): .cut(kept: try place(of: destination) + 1)
    case .leave(let destination): try cut(above: place(of: destination))
    case .close: try close()
    case .closeAll: .cut(kept: presented.first ?? steps.count)
    case .replaceTop(let destination, let style): try replaceTop(with: destination, style: style)
    case .replaceAll(let journey): replaceAll(with: journey)
    }
  }

  /// Decides how a step and all above it are to be taken away.
  package func plan(removing id: Step<Destination>.ID) throws(Refusal) -> Plan<Destination> {
    guard let place = place(of: id) else { throw .stepNotFound }
    return try cut(above: place)
  }

  /// Whether carrying out a plan leaves the journey as it is.
  package func isUnchanged(by plan: Plan<Destination>) -> Bool {
    switch plan {
    case .cut(let kept): kept == steps.count
    case .put: false
    case .replace(let added, let kept): kept == steps.count && added.isEmpty
    }
  }

  private func forward(
    to destination: Destination, style: Style
  ) throws(Refusal) -> Plan<Destination> {
    if let presentation = top.style.presentation, !presentation.takesSteps {
      throw .nothingGoesOn(presentation)
    }
    return .put(destination, style, kept: steps.count)
  }

  private func cut(above kept: Int) throws(Refusal) -> Plan<Destination> {
    guard kept > 0 else { throw .atTheRoot }
    return .cut(kept: kept)
  }

  private func close() throws(Refusal) -> Plan<Destination> {
    guard let last = presented.last else { throw .nothingPresented }
    return .cut(kept: last)
  }

  private func replaceTop(
    with destination: Destination, style: Style?
  ) throws(Refusal) -> Plan<Destination> {
    let style = style ?? top.style
    if isAtRoot, style != .push { throw .presentedRoot }
    return .put(destination, style, kept: steps.count - 1)
  }

  private func replaceAll(with other: Journey) -> Plan<Destination> {
    let kept = zip(steps, other.steps).prefix { $0 == $1 }.count
    return .replace(Array(other.steps[kept...]), kept: kept)
  }

  private func place(of destination: Destination) throws(Refusal) -> Int {
    guard let place = steps.lastIndex(where: { $0.destination == destination }) else {
      throw .destinationNotFound(String(describing: destination))
    }
    return place
  }
}
