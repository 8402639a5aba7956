package import Meerkat

/// The addresses in this room; the parent says where the room is.
extension DevicesFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("install", .installation, as: .sheet)
    DeepLink("{id}") {
      .details(DeviceDetailsTransition(device: $0))
    }
  }
}
