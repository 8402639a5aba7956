import MeerkatJourney

/// A step as one particular thing on screen: what makes it equal to another is also its identity.
///
/// The destination counts as well, since a journey that is replaced as a whole begins to count
/// anew.
struct PlacedStep<Destination: Hashable>: Hashable, Identifiable {
  let step: Step<Destination>

  var id: PlacedStep { self }

  static func == (one: PlacedStep, other: PlacedStep) -> Bool {
    one.step.id == other.step.id && one.step == other.step
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(step.id)
    hasher.combine(step)
  }

  /// Whether this very step is still in a journey.
  func isPlaced(in journey: Journey<Destination>) -> Bool {
    journey[step.id].map { PlacedStep(step: $0) } == self
  }
}
