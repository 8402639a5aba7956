import MeerkatPatterns

/// The text of a pattern, which can be read and fixed.
struct PatternText {
  /// The location of a parameter.
  enum Location { case segment, tail, query }

  struct Parameter {
    let name: String
    let place: Location

    /// The parameter as it is written in the pattern.
    var text: String { place == .tail ? "{\(name)...}" : "{\(name)}" }
  }

  let text: String

  /// What is wrong with the pattern by itself.
  var flaw: LinkProblem.Flaw? { LinkPattern(text).flaw }

  var path: Substring { text.prefix { $0 != "?" } }
  private var query: Substring { text.dropFirst(path.count + 1) }

  /// The segments of the path.
  var segments: [Substring] { path.split(separator: "/") }

  /// The parameters of a pattern without flaws, in the order in which values are given.
  var parameters: [Parameter] {
    segments.compactMap { PatternText.parameter(in: $0, of: .segment) }
      + query.split(separator: "&").compactMap { pair in
        PatternText.parameter(in: pair.drop { $0 != "=" }.dropFirst(), of: .query)
      }
  }

  /// Reads `{name}` or `{name...}`; nil for a plain text.
  static func parameter(in text: Substring, of place: Location) -> Parameter? {
    guard text.first == "{", text.last == "}" else { return nil }
    let name = text.dropFirst().dropLast()
    guard place == .segment, name.hasSuffix("...") else {
      return Parameter(name: String(name), place: place)
    }
    return Parameter(name: String(name.dropLast(3)), place: .tail)
  }
}

/// Changes for fix-its.
extension PatternText {
  /// The pattern with one more segment.
  func addingSegment(_ segment: String) -> String {
    let separator = path.isEmpty || path.hasSuffix("/") ? "" : "/"
    return path + separator + segment + text.dropFirst(path.count)
  }

  /// The pattern with one more value in the query.
  func addingQuery(_ name: String) -> String {
    let separator = path.count == text.count ? "?" : query.isEmpty ? "" : "&"
    return text + separator + "\(name)={\(name)}"
  }

  /// The pattern with a part of it replaced, where that is first found.
  func replacing(_ part: String, with new: String) -> String {
    text.replacing(part, with: new, maxReplacements: 1)
  }

  /// The pattern with a parameter of the path moved into the query.
  func movingToQuery(_ parameter: Parameter) -> String {
    let kept = segments.filter { $0 != parameter.text }.joined(separator: "/")
    return PatternText(text: kept + text.dropFirst(path.count)).addingQuery(parameter.name)
  }
}
