package import Meerkat

/// The addresses in this room; the parent says where the room is.
extension DevicesFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("install", .installation, as: .sheet)
    DeepLink("{id}") {
      .details(DeviceDetailsTransition(device: $0))
    } match: {
      if case .details(let transition) = $0 { transition.device } else { nil }
    }
  }
}

extension DevicesFlow.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "devices")
}
