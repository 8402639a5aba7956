/// Journeys whose destinations are type-erased, and the way back.
///
/// An engine that serves flows of all types keeps such journeys: its code is compiled for one
/// destination type, and looks up no types while it runs.
extension Journey {
  /// The same steps, with type-erased destinations.
  package var erased: Journey<AnyHashable> {
    var journey = Journey<AnyHashable>(root: root)
    journey.steps = steps.map(\.erased)
    journey.starts = starts
    return journey
  }

  /// Appends the steps that a type-erased copy of this journey has above these.
  package mutating func follow(_ other: Journey<AnyHashable>) {
    for step in other.steps[steps.count...] { put(step.typed()) }
  }
}

extension Step {
  package var erased: Step<AnyHashable> { Step<AnyHashable>(id.token, destination, style) }
}

extension Step<AnyHashable> {
  package func typed<Typed: Hashable>() -> Step<Typed> {
    Step<Typed>(id.token, destination.typed(), style)
  }
}

extension AnyHashable {
  /// Returns the value with the type that it had before it was erased.
  package func typed<Typed: Hashable>() -> Typed {
    guard let value = base as? Typed else {
      preconditionFailure("\(self) was not a \(Typed.self) before its type was erased.")
    }
    return value
  }
}

extension Change {
  package var erased: Change<AnyHashable> {
    Change<AnyHashable>(kept: kept, before: before.map(\.erased), after: after.map(\.erased))
  }
}

extension Change<AnyHashable> {
  package func typed<Typed: Hashable>() -> Change<Typed> {
    Change<Typed>(
      kept: kept, before: before.map { $0.typed() }, after: after.map { $0.typed() })
  }
}

extension Direction {
  package var erased: Direction<AnyHashable> {
    switch self {
    case .forward(let destination, let style): .forward(to: destination, style: style)
    case .back: .back
    case .backBy(let count): .backBy(count)
    case .backToRoot: .backToRoot
    case .backTo(let destination): .backTo(destination)
    case .leave(let destination): .leave(destination)
    case .leaveStep(let id): .leaveStep(.init(id.token))
    case .remove(let id): .remove(.init(id.token))
    case .bringToTop(let destination): .bringToTop(destination)
    case .close: .close
    case .closeAll: .closeAll
    case .replaceTop(let destination, let style): .replaceTop(with: destination, style: style)
    case .update(let destination): .update(to: destination)
    case .replaceAll(let journey): .replaceAll(with: journey.erased)
    }
  }
}

/// The operations that an engine needs on erased journeys, compiled for this type.
extension Journey<AnyHashable> {
  package func decide(_ direction: Direction<AnyHashable>) throws(Refusal) -> Change<AnyHashable> {
    try change(for: direction)
  }

  package mutating func carryOut(_ change: Change<AnyHashable>) {
    apply(change)
  }
}
