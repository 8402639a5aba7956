package import Meerkat

/// The address of each room and of what is in it.
extension GalleryFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .home)
    DeepLink("course", .course)
    DeepLink("customers", .customers)
    DeepLink("customers/all", .customerList)
    DeepLink("customers/{id}", Self.customer) { if case .customer(let id) = $0 { id } else { nil } }
    DeepLink("devices", .devices)
    DeepLink("todos", .todos)
    DeepLink("places", .places)
    DeepLink("todos", .todos)
    DeepLink("errors", .errors)
  }
}

extension GalleryFlow.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "gallery")
}
