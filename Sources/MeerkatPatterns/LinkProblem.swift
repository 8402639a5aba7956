/// A mistake in a table of links, found when the table is built.
public struct LinkProblem: Hashable, Sendable {
  /// The kinds of mistakes.
  public enum Flaw: Error, Hashable {
    /// Braces that don't enclose one whole segment or value.
    case braces(String)
    /// A parameter without a name.
    case namelessParameter
    /// A query that isn't `name={parameter}`.
    case query(String)
    /// A segment that is removed from every address: `.` or `..`.
    case dots
    /// A repeated tail that isn't at the end.
    case tailInTheMiddle(String)
    /// Two parameters with the same name.
    case repeatedParameter(String)
    /// Two queries with the same name.
    case repeatedQuery(String)
    /// The number of parameters differs from the number of values.
    case count(parameters: Int, values: Int)
    /// A parameter of the path whose value is optional or an array.
    case notOneValue(String)
    /// A repeated tail whose value isn't an array.
    case notAnArray(String)

    /// Both patterns match the same links.
    case sameShape
    /// Both patterns match a link, and neither is more specific.
    case overlap
    /// Both patterns lead to the same destination in the same style.
    case sameDestination(String)
  }

  /// The kind of mistake.
  public let flaw: Flaw

  /// The pattern's source text.
  public let pattern: String

  /// The other pattern, if two patterns conflict.
  public let other: String?

  package init(_ flaw: Flaw, in pattern: String, and other: String? = nil) {
    (self.flaw, self.pattern, self.other) = (flaw, pattern, other)
  }
}

extension LinkProblem: CustomStringConvertible {
  public var description: String {
    let patterns = "“\(pattern)”" + (other.map { " and “\($0)”" } ?? "")
    return "\(patterns): \(flaw.description)"
  }
}

extension LinkProblem.Flaw: CustomStringConvertible {
  public var description: String {
    switch self {
    case .braces(let text):
      "“\(text)” is not a parameter. Put braces around a whole segment or value: {id}."
    case .namelessParameter: "A parameter has no name. Give it one: {id}."
    case .query(let text): "“\(text)” is not a query. Write name={parameter}."
    case .dots: "Addresses can't contain the segments “.” and “..”. Use another text."
    case .tailInTheMiddle(let name):
      "{\(name)...} takes all segments that are left. Put it at the end of the path."
    case .repeatedParameter(let name):
      "Two parameters are called {\(name)}. Give each a name of its own."
    case .repeatedQuery(let name):
      "Two queries are called “\(name)”. Use an array for repeated ones."
    case .count(let parameters, let values):
      "The number of parameters is \(parameters), and of values \(values). "
        + "Write one parameter for each value, in the same order."
    case .notOneValue(let name):
      "{\(name)} in the path stands for one value. "
        + "Move an optional one into the query, and write {\(name)...} for an array."
    case .notAnArray(let name): "{\(name)...} needs an array. Write {\(name)} for one value."
    case .sameShape:
      "Both match the same links. Remove one, or tell them apart by a plain segment."
    case .overlap:
      "Both match a link, and neither is more specific. "
        + "Tell them apart by a plain segment, or add a link for what both match."
    case .sameDestination(let destination):
      "Both lead to \(destination) in the same style, so it has no single address. Remove one."
    }
  }
}

/// All mistakes in a table of links.
public struct LinkProblems: Error, Hashable {
  /// The mistakes, in the order of the table.
  public let problems: [LinkProblem]

  package init(problems: [LinkProblem]) { self.problems = problems }
}

extension LinkProblems: CustomStringConvertible {
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
