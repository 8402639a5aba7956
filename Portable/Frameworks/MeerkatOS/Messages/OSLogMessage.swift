/// A log message, with values and their privacy.
///
/// Like os's `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  enum Part: Sendable {
    case literal(String)
    /// A value, and what stands in its place where private values are hidden.
    case value(String, cover: String?)
  }

  private let parts: [Part]

  public init(stringLiteral value: String) { parts = [.literal(value)] }

  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  init(_ parts: [Part]) { self.parts = parts }

  #if DEBUG
    /// Whether private values are hidden.
    package static let hidesPrivateValues = false
  #else
    /// Whether private values are hidden.
    package static let hidesPrivateValues = true
  #endif

  /// Returns the text of the message.
  package func text(hidesPrivateValues: Bool = hidesPrivateValues) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .value(let value, let cover): text += hidesPrivateValues ? cover ?? value : value
      }
    }
    return text
  }
}
