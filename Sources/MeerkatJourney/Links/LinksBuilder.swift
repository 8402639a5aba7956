/// Collects the links that are written down one after the other in a ``Links`` table.
@resultBuilder
public enum LinksBuilder<Destination: Hashable & Sendable> {
  public static func buildExpression(_ link: DeepLink<Destination>) -> [DeepLink<Destination>] {
    [link]
  }

  public static func buildBlock(_ links: [DeepLink<Destination>]...) -> [DeepLink<Destination>] {
    links.flatMap { $0 }
  }

  public static func buildOptional(
    _ links: [DeepLink<Destination>]?
  ) -> [DeepLink<Destination>] {
    links ?? []
  }

  public static func buildEither(
    first links: [DeepLink<Destination>]
  ) -> [DeepLink<Destination>] {
    links
  }

  public static func buildEither(
    second links: [DeepLink<Destination>]
  ) -> [DeepLink<Destination>] {
    links
  }

  public static func buildArray(
    _ links: [[DeepLink<Destination>]]
  ) -> [DeepLink<Destination>] {
    links.flatMap { $0 }
  }
}
