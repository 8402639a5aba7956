/// A journey as it is saved, with its name and version; give it to any encoder.
///
/// ```swift
/// let data = try JSONEncoder().encode(Saved(journey))
/// ```
///
/// ```json
/// { "name": "course", "version": 2, "steps": ["course", "share"], "presented": { "1": "sheet" } }
/// ```
public struct Saved<Destination: Restorable>: Encodable {
  private let journey: Journey<Destination>

  /// Prepares a journey to be saved.
  public init(_ journey: Journey<Destination>) {
    self.journey = journey
  }

  public func encode(to encoder: any Encoder) throws {
    try Destination.restoration.encode(journey, to: encoder)
  }
}
