/// A link that leads to the lower part of a journey, where not every destination has a link.
public struct PartialLink: Hashable, Sendable {
  /// The path and query of an address.
  public let link: String

  /// How many steps of the journey the link covers, counted from the root.
  public let steps: Int
}
