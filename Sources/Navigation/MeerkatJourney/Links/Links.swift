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
  /// The greatest number of steps that one place can stand for.
  let maxStepsOfPlace: Int
  private let constants: [Destination: [Int]]
  private let variables: [Int]
  private let memory = LinkMemory<Destination>()

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
    maxStepsOfPlace =
      tree.depth + (links.contains { $0.parent != nil } ? LinkLimits.maxParents : 0)
    constants = Dictionary(
      links.enumerated().compactMap { place, link in link.constant.map { ($0, [place]) } },
      uniquingKeysWith: +)
    variables = links.indices.filter { links[$0].constant == nil }
  }

  /// The patterns, in the order in which they were declared.
  public var patterns: [String] { links.map(\.pattern.text) }

  /// Returns how a destination is written, or nil if no link writes it.
  ///
  /// If there are several links, the one with the style that is wanted is preferred.
  func writing(_ destination: Destination, as style: NavigationStyle?) -> WrittenPlace? {
    let found = memory.places(of: destination) {
      ((constants[destination] ?? []) + variables).compactMap { index in
        links[index].write(destination).map { texts in
          WrittenPlace(
            link: index, place: place(for: destination, by: links[index], texts: texts))
        }
      }
    }
    return found.first { style == nil || links[$0.link].placement.style == style } ?? found.first
  }
}
