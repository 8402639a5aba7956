import MeerkatPatterns

/// A table of links whose destinations are type-erased.
///
/// Reading and writing are compiled for one destination type, and look up no types while they run.
///
/// Sendable, because the destinations are: only their erased type doesn't say so.
package final class LinkTable: @unchecked Sendable {
  /// A link, without what is needed to find it.
  struct Link {
    let pattern: LinkPattern
    let placement: LinkPlacement
    /// Returns the destination below, if the link names it.
    let parent: ((AnyDestination) -> AnyDestination?)?
    let read: (inout LinkArguments) throws(LinkError) -> AnyDestination
  }

  let links: [Link]
  let tree: PatternTree
  /// The limits on what is read of a link.
  package let limits: LinkLimits
  /// The greatest number of steps that one place can stand for.
  let maxStepsOfPlace: Int
  /// Returns the links that write a destination, and the texts of their parameters.
  private let find: (AnyDestination) -> [(link: Int, texts: [[String]])]
  private let memory = LinkMemory()

  init<Destination>(_ links: [DeepLink<Destination>], limits: LinkLimits) {
    self.links = links.map(\.erased)
    self.limits = limits
    tree = PatternTree(links.map(\.pattern))
    maxStepsOfPlace = tree.depth + (links.contains { $0.parent != nil } ? LinkLimits.maxParents : 0)
    let constants: [Destination: [Int]] = Dictionary(
      links.enumerated().compactMap { place, link in link.constant.map { ($0, [place]) } },
      uniquingKeysWith: +)
    let variables = links.indices.filter { links[$0].constant == nil }
    let writers = links.map(\.write)
    find = { erased in
      let destination: Destination = erased.typed()
      var found: [(Int, [[String]])] = (constants[destination] ?? []).map { ($0, []) }
      // Only a link's own closure can say whether it writes a destination.
      for link in variables {
        if let texts = writers[link](destination) { found.append((link, texts)) }
      }
      return found
    }
  }

  /// Returns how a destination is written, or nil if no link writes it.
  ///
  /// If there are several links, the one with the style that is wanted is preferred.
  func writing(_ destination: AnyDestination, as style: NavigationStyle?) -> WrittenLink? {
    let found = memory.places(of: destination) {
      find(destination).map { link, texts in
        WrittenLink(link: link, place: place(for: destination, by: links[link], texts: texts))
      }
    }
    return found.first { style == nil || links[$0.link].placement.style == style } ?? found.first
  }
}

extension DeepLink {
  fileprivate var erased: LinkTable.Link {
    LinkTable.Link(
      pattern: pattern, placement: placement,
      parent: parent.map { parent in { parent($0.typed()).map { AnyDestination($0) } } },
      read: { [read] (arguments: inout LinkArguments) throws(LinkError) -> AnyDestination in
        AnyDestination(try read(&arguments))
      })
  }
}
