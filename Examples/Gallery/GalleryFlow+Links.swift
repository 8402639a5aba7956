package import Meerkat

/// The address of each room and of what is in it.
extension GalleryFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .home)
    DeepLink("course", .course)
    DeepLink("customers", .customers)
    DeepLink("devices", .devices)
    DeepLink("errors", .errors)
    DeepLink("todos", .todos)
    DeepLink("places", .places)
  }
}
