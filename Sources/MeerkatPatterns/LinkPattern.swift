/// The parts of a pattern: the segments of its path, and the values of its query.
package struct LinkPattern: Sendable {
  /// A segment of the path.
  package enum Part: Hashable {
    /// `todos`
    case text(String)
    /// `{id}`
    case parameter(String)
    /// `{path...}`, only at the end.
    case tail(String)
  }

  /// A value of the query: `filter={parameter}`.
  package struct Query: Hashable {
    package let name: String
    package let parameter: String
  }

  /// The location of a parameter's value.
  package enum Source: Hashable {
    case segment(Int, parameter: String)
    case tail(from: Int, parameter: String)
    case query(String)
  }

  /// The pattern's source text.
  package let text: String
  package private(set) var parts: [Part] = []
  package private(set) var queries: [Query] = []
  /// The location of each parameter's value, in the order in which the values are given.
  package private(set) var sources: [Source] = []
  /// The flaw in the pattern itself, if any.
  package private(set) var flaw: LinkProblem.Flaw?

  package init(_ text: String) {
    self.text = text
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    do {
      parts = try halves[0].split(separator: "/").map(Self.part)
      if halves.count > 1 { queries = try halves[1].split(separator: "&").map(Self.query) }
      sources = findSources()
      flaw = findFlaw()
    } catch {
      flaw = error
    }
  }

  /// The names of all parameters, in the order in which their values are given.
  package var parameters: [String] { parts.compactMap(\.parameter) + queries.map(\.parameter) }

  /// Whether the pattern ends with a repeated parameter.
  package var hasTail: Bool {
    if case .tail = parts.last { true } else { false }
  }

  private static func part(_ text: Substring) throws(LinkProblem.Flaw) -> Part {
    guard text.contains(where: { $0 == "{" || $0 == "}" }) else {
      if text == "." || text == ".." { throw .dots }
      return .text(String(text))
    }
    let name = try parameter(text)
    return name.hasSuffix("...") ? .tail(String(name.dropLast(3))) : .parameter(name)
  }

  private static func query(_ text: Substring) throws(LinkProblem.Flaw) -> Query {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty else { throw .query(String(text)) }
    return Query(name: String(halves[0]), parameter: try parameter(halves[1]))
  }

  private static func parameter(_ text: Substring) throws(LinkProblem.Flaw) -> String {
    guard text.first == "{", text.last == "}", text.count > 1 else { throw .braces(String(text)) }
    let name = text.dropFirst().dropLast()
    guard !name.contains(where: { "{}?&".contains($0) }) else { throw .braces(String(text)) }
    guard !name.isEmpty, name != "..." else { throw .namelessParameter }
    return String(name)
  }

  private func findSources() -> [Source] {
    let inPath = parts.enumerated().compactMap { place, part -> Source? in
      switch part {
      case .text: nil
      case .parameter(let name): .segment(place, parameter: name)
      case .tail(let name): .tail(from: place, parameter: name)
      }
    }
    return inPath + queries.map { .query($0.name) }
  }

  private func findFlaw() -> LinkProblem.Flaw? {
    for part in parts.dropLast() {
      if case .tail(let name) = part { return .tailInTheMiddle(name) }
    }
    if let name = parameters.firstRepeated { return .repeatedParameter(name) }
    if let name = queries.map(\.name).firstRepeated { return .repeatedQuery(name) }
    return nil
  }
}

extension LinkPattern.Part {
  /// The name of the parameter, or nil for plain text.
  package var parameter: String? {
    switch self {
    case .text: nil
    case .parameter(let name), .tail(let name): name
    }
  }
}

extension [String] {
  /// The first element that was there before.
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
