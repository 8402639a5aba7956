@_exported public import MeerkatPatterns

/// The links of all destinations of a flow: a table that reads and writes them.
///
/// A link to a place leads through its parents: `/todos/3` is the list with the details pushed,
/// because `todos` is a link too. Further places follow each other: `/todos/3/help`. A link that is
/// written is always read back as the same journey.
///
/// ```swift
/// let links = Links<Place> {
///   DeepLink("todos", .list)
///   DeepLink("todos/{id}", Place.details)
/// }
/// try links.journey(for: "/todos/3", root: .list)  // [list, push details(3)]
/// try links.link(for: Journey(.list, [.push(.details(3))]))  // "/todos/3"
/// ```
///
/// If several patterns match, the most specific one wins, whatever their order: a plain segment
/// precedes a parameter, and a parameter a repeated tail. A segment that isn't a value of the
/// parameter's type is left to the next pattern.
public struct Links<Destination: Hashable & Sendable>: Sendable {
  /// What reads and writes the links, for an engine that serves flows of all types.
  package let table: LinkTable

  /// Creates a table of links.
  ///
  /// - Parameters:
  ///   - limits: The limits on what is read of a link.
  ///   - links: The links, in any order.
  /// - Precondition: The patterns are valid and don't conflict. For patterns that don't come from
  ///   source code, use ``init(validating:limits:)``.
  public init(
    limits: LinkLimits = LinkLimits(),
    @ListBuilder<DeepLink<Destination>> _ links: () -> [DeepLink<Destination>]
  ) {
    do {
      try self.init(validating: links(), limits: limits)
    } catch {
      preconditionFailure("These links do not go together.\n\(error)")
    }
  }

  /// Creates a table of links, or throws an error that lists all mistakes in them.
  ///
  /// - Parameters:
  ///   - links: The links, in any order.
  ///   - limits: The limits on what is read of a link.
  /// - Throws: `LinkProblems`: the broken patterns, and those that match the same addresses.
  public init(
    validating links: [DeepLink<Destination>], limits: LinkLimits = LinkLimits()
  ) throws(LinkProblems) {
    let problems = LinkProblem.search(links)
    guard problems.isEmpty else { throw LinkProblems(problems: problems) }
    table = LinkTable(links, limits: limits)
  }

  /// The patterns, in the order in which they were declared.
  public var patterns: [String] { table.links.map(\.pattern.text) }
}
