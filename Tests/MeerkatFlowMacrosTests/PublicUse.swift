public import MeerkatFlowMacros

/// A flow that others use, whose one screen is no builder.
@MainActor @Flow public final class HelpFlow {
  public enum Destination: Hashable, Sendable { case help }

  public var journey = Journey<Destination>(root: .help)

  public func screen(for destination: Destination) -> some View {
    let text = "Help"
    return Text(text)
  }
}

/// Destinations that are no flow's, public, with names that the macro has to keep apart.
@Linked public enum Place: Hashable, Sendable {
  @Link("page/{id}") case page(id: Int)
  @Link("page/called/{name}") case name(name: String)
  @Link("in/{in}?sort={_sort}", as: .root) case `default`(in: Int, _ _sort: String?)
}
