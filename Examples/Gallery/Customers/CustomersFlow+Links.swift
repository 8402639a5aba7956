package import Meerkat

extension CustomersFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .room)
    DeepLink("all", .list)
    DeepLink("sheet", .list, as: .sheet)
    DeepLink("columns", .columns, as: .fullScreenCover)
    DeepLink("{id}", Self.customer)
  }
}
