package import Meerkat

extension TodosPresenter.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .list)
    DeepLink("new", .add, as: .sheet)
    DeepLink("{id}", Self.details) { if case .details(let id) = $0 { id } else { nil } }
  }
}

extension TodosPresenter.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "todos")
}
