public import MeerkatLinkMacros

/// Destinations that are no flow's, public, with names that the macro has to keep apart.
@Linked public enum Place: Hashable, Sendable {
  @Link("page/{id}") case page(id: Int)
  @Link("page/called/{name}") case name(name: String)
  @Link("at/{in}") case at(`in`: Int)
  @Link("in/{in}?sort={_sort}", as: .root) case `default`(in: Int, _ _sort: String?)
}
