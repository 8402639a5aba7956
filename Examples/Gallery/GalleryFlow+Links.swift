package import Meerkat

/// The address of each room and of what is in it.
extension GalleryFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .home)
    DeepLink("customers", .customers)
    DeepLink("todos", .todos)
    DeepLink("errors", .errors)
  }
}

extension GalleryFlow.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "gallery")
}
