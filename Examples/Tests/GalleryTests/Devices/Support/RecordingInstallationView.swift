import GalleryRooms

/// A view that shows nothing, and remembers what it was told.
@MainActor
final class RecordingInstallationView: DeviceInstallationView {
  enum Message: Equatable {
    case login(FoundDevice)
    case details(Device.ID)
    case finish(Device)
  }

  private(set) var messages: [Message] = []

  func showLogin(_ device: FoundDevice) {
    messages.append(.login(device))
  }

  func showDetails(_ transition: DeviceDetailsTransition) {
    messages.append(.details(transition.device))
  }

  func finish(_ device: Device) {
    messages.append(.finish(device))
  }
}
