/// Journeys whose destinations are type-erased, and the way back.
///
/// An engine that serves flows of all types keeps such journeys: its code is compiled for one
/// destination type, and looks up no types while it runs.
package typealias AnyJourney = Journey<AnyDestination>
package typealias AnyDirection = Direction<AnyDestination>
package typealias AnyDestination = AnyHashable

extension Journey {
  /// The same steps, with type-erased destinations.
  package var erased: AnyJourney {
    var journey = AnyJourney(root)
    // Key paths would be made anew each time: their types are known to the caller alone.
    journey.list = steps.map { $0.erased }
    journey.starts = starts
    return journey
  }

  /// Creates the journey with the type of destination that it had before it was erased.
  package init(typing erased: AnyJourney) {
    self.init(erased.root.typed())
    list = erased.steps.map { Step(typing: $0) }
    starts = erased.starts
  }

  /// Appends the steps that a type-erased copy of this journey has above these.
  package mutating func follow(_ other: AnyJourney) {
    for step in other.steps[steps.count...] { put(Step(typing: step)) }
  }
}

extension Journey.Step {
  package var erased: AnyJourney.Step { .init(id.token, destination, style) }

  /// Creates the step with the type of destination that it had before it was erased.
  init(typing erased: AnyJourney.Step) {
    self.init(erased.id.token, erased.destination.typed(), erased.style)
  }
}

extension AnyDestination {
  /// Returns the value with the type that it had before it was erased.
  package func typed<Typed: Hashable>() -> Typed {
    guard let value = base as? Typed else {
      preconditionFailure("\(self) was not a \(Typed.self) before its type was erased.")
    }
    return value
  }
}

extension Journey.Change {
  /// Creates the change with the type of destination that it had before it was erased.
  package init(typing erased: AnyJourney.Change) {
    self.init(
      kept: erased.kept, before: erased.before.map { Journey.Step(typing: $0) },
      after: erased.after.map { Journey.Step(typing: $0) })
  }
}

extension Direction {
  package var erased: AnyDirection {
    switch self {
    case .forward(let destination, let style): .forward(to: destination, style: style)
    case .back: .back
    case .backToRoot: .backToRoot
    case .backTo(let destination): .backTo(destination)
    case .backFrom(let destination): .backFrom(destination)
    case .close: .close
    case .closeAll: .closeAll
    case .replaceTop(let destination, let style): .replaceTop(with: destination, style: style)
    case .update(let destination): .update(to: destination)
    case .replaceAll(let journey): .replaceAll(with: journey.erased)
    }
  }
}

/// The operations that an engine needs on erased journeys, compiled for this type.
extension AnyJourney {
  package func decide(_ direction: AnyDirection) throws(Refusal)
    -> AnyJourney.Change
  {
    try change(for: direction)
  }

  package mutating func carryOut(_ change: AnyJourney.Change) { apply(change) }
}
