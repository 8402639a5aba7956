import GalleryRooms
import Meerkat
import Testing

/// One way, used by two flows that know nothing of each other.
struct DeviceDetailsTransitionTests {
  let transition = DeviceDetailsTransition(device: "LK-1")

  @Test func theListAndTheInstallationGoTheSameWay() {
    #expect(
      transition.direction(to: DevicesFlow.Destination.details)
        == .forward(to: .details(transition), style: .push))
    #expect(
      transition.direction(to: DeviceInstallationFlow.Destination.details)
        == .forward(to: .details(transition), style: .push))
  }
}
