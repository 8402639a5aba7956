import MeerkatJourney

/// A journey that equals another one only where it consists of the very same steps.
///
/// A view that keeps a plain journey is not evaluated again when a step takes the place of another
/// one that looks the same.
struct PlacedJourney<Destination: Hashable>: Equatable {
  var journey: Journey<Destination>

  static func == (one: PlacedJourney, other: PlacedJourney) -> Bool {
    one.journey == other.journey
      && one.journey.steps.elementsEqual(other.journey.steps) { $0.id == $1.id }
  }
}
