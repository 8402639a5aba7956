package import Meerkat

extension TodosPresenter.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .list)
    DeepLink("new", .add, as: .sheet)
    DeepLink("{id}", Self.details)
  }
}
