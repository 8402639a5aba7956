/// A result builder that collects the links of a ``Links`` table.
@resultBuilder
public enum LinksBuilder<Destination: Hashable & Sendable> {
  /// A single link.
  public static func buildExpression(_ link: DeepLink<Destination>) -> [DeepLink<Destination>] {
    [link]
  }

  /// The links of a block, in order.
  public static func buildBlock(_ links: [DeepLink<Destination>]...) -> [DeepLink<Destination>] {
    links.flatMap { $0 }
  }

  /// The links of an `if`.
  public static func buildOptional(
    _ links: [DeepLink<Destination>]?
  ) -> [DeepLink<Destination>] {
    links ?? []
  }

  /// The links of an `if` that has an `else`.
  public static func buildEither(
    first links: [DeepLink<Destination>]
  ) -> [DeepLink<Destination>] {
    links
  }

  /// The links of an `else`.
  public static func buildEither(
    second links: [DeepLink<Destination>]
  ) -> [DeepLink<Destination>] {
    links
  }

  /// The links of a loop.
  public static func buildArray(
    _ links: [[DeepLink<Destination>]]
  ) -> [DeepLink<Destination>] {
    links.flatMap { $0 }
  }
}
