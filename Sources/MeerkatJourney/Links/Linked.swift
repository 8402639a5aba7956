/// A destination that links can reach.
///
/// A flow whose destinations aren't `Linked` lets links through: they lead to the flows in its root.
///
/// You declare each link once, for both reading and writing:
///
/// ```swift
/// extension TodosFlow.Destination: Linked {
///   static let links = Links<Self> {
///     DeepLink("todos", .list)
///     DeepLink("todos/{id}?filter={filter}", Self.details)
///   }
/// }
/// ```
public protocol Linked: Hashable, Sendable {
  /// The links of all destinations that have one.
  static var links: Links<Self> { get }
}

extension Linked {
  /// What reads and writes the links.
  package static var linkTable: LinkTable { links.table }
}

extension Journey where Destination: Linked {
  /// Creates the journey to which a link leads.
  ///
  /// - Parameters:
  ///   - link: An address such as `https://example.com/todos/3` or `/todos/3`.
  ///   - root: The destination at the bottom, unless the link specifies another.
  /// - Throws: An error that says which part of the link doesn't fit, and why.
  public init(link: String, root: Destination) throws(LinkError) {
    self = try Destination.links.journey(for: link, root: root)
  }

  /// Returns the link that leads to this journey from its root.
  ///
  /// - Returns: The path and query of an address: `/todos/3?filter=open`.
  /// - Throws: An error that says which destination has no link, or why it can't be written.
  public func link() throws(LinkError) -> String { try Destination.links.link(for: self) }
}
