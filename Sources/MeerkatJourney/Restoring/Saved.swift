/// A journey as it is saved, with its name and version.
///
/// ```swift
/// let text = try Saved(journey).text()
/// ```
///
/// Any other encoder writes it as well: `try JSONEncoder().encode(Saved(journey))`.
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

  /// The archive as JSON text.
  ///
  /// - Returns: The text; equal journeys have equal ones.
  /// - Throws: An `EncodingError` where a destination cannot be written, or what the destination
  ///   throws.
  public func text() throws -> String {
    try ArchiveEncoder().text(of: self)
  }
}
