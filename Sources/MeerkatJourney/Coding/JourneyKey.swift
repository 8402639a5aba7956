/// The names in the saved form of a journey.
///
/// They stay as they are, whatever becomes of the types.
@usableFromInline
enum JourneyKey: String, CodingKey {
  case steps, presented
}
