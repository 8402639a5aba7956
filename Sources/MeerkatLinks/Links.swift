import MeerkatJourney
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
  let links: [DeepLink<Destination>]
  let tree: PatternTree
  /// The limits on what is read of a link.
  package let limits: LinkLimits
  private let constants: [Destination: [Int]]
  private let variables: [Int]

  /// Creates a table of links.
  ///
  /// - Parameters:
  ///   - limits: The limits on what is read of a link.
  ///   - links: The links, in any order.
  /// - Precondition: The patterns are valid and don't conflict. For patterns that don't come from
  ///   source code, use ``init(validating:limits:)``.
  public init(
    limits: LinkLimits = LinkLimits(),
    @LinksBuilder<Destination> _ links: () -> [DeepLink<Destination>]
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
    self.links = links
    self.limits = limits
    tree = PatternTree(links.map(\.pattern))
    constants = Dictionary(
      links.enumerated().compactMap { place, link in link.constant.map { ($0, [place]) } },
      uniquingKeysWith: +)
    variables = links.indices.filter { links[$0].constant == nil }
  }

  /// The patterns, in the order in which they were declared.
  public var patterns: [String] { links.map(\.pattern.text) }

  /// Returns the link that writes a destination, with the texts of its values; nil if there is
  /// none.
  ///
  /// If there are several, the one with the style that is wanted is preferred.
  func writing(
    _ destination: Destination, as style: NavigationStyle?
  ) -> (link: DeepLink<Destination>, texts: [[String]])? {
    var found: (link: DeepLink<Destination>, texts: [[String]])?
    for link in (constants[destination] ?? []) + variables {
      guard let texts = links[link].write(destination) else { continue }
      if style == nil || links[link].placement.style == style { return (links[link], texts) }
      found = found ?? (links[link], texts)
    }
    return found
  }
}
