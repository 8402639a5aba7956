import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// Where the flow goes, and what becomes of an installed device; no view at all.
@MainActor
struct DevicesFlowTests {
  let details = DevicesFlow.Destination.details(DeviceDetailsTransition(device: "LK-1"))

  @Test func aSelectionLeadsToTheDetails() async throws {
    let flow = DevicesFlow(try await .scripted())
    flow.didSelect("LK-1")
    #expect(flow.journey == Journey(.list, [.push(details)]))
  }

  @Test func eachPlaceHasAnAddress() async throws {
    let flow = DevicesFlow(try await .scripted())
    for (link, journey) in [
      ("/LK-1", Journey(.list, [.push(details)])),
      ("/install", Journey(.list, [.sheet(.installation)])),
      ("/", Journey(.list)),
    ] as [(String, Journey<DevicesFlow.Destination>)] {
      flow.open(link)
      #expect(flow.journey == journey)
      #expect(flow.link == link)
    }
  }

  @Test func inTheGalleryTheAddressesGoOn() async throws {
    let flow = GalleryFlow(services: try await .scripted())
    for link in ["/devices", "/devices/LK-1", "/devices/install"] {
      flow.open(link)
      #expect(flow.link == link)
    }
  }

  @Test func aDeviceThatIsInstalledFromALinkIsKept() async throws {
    let store = DeviceFile.inMemory()
    let flow = DevicesFlow(try await .scripted(store: store))
    flow.open("/install")
    let installation = try #require(flow.child(DeviceInstallationFlow.self))
    installation.presenter.didFind(.door)
    installation.presenter.didLogIn(to: .door, .first)
    #expect(
      installation.journey
        == Journey(
          .detection,
          [.push(.login(.door)), .push(.details(DeviceDetailsTransition(device: "LK-1")))]))
    installation.presenter.didPressClose()
    #expect(flow.journey == Journey(.list))
    while try await store.devices().isEmpty { await Task.yield() }
    #expect(try await store.devices() == [.door])
  }

  @Test func nobodyComesBackToADeviceThatARestartHasForgotten() async throws {
    let flow = DevicesFlow(try await .scripted())
    flow.present(.notKept, as: .alert)
    #expect(flow.journey == Journey(.list))
  }
}
