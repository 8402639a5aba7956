import Observation

/// The line of one device: what it says, and that it was tapped.
@MainActor @Observable
package final class DeviceRowPresenter {
  package private(set) var configuration: DeviceRow.Configuration

  private let id: Device.ID
  @ObservationIgnored private weak var list: (any DeviceRowListener)?

  init(_ device: Device, list: (any DeviceRowListener)?) {
    id = device.id
    configuration = DeviceRow.Configuration(device)
    self.list = list
  }

  /// Takes over what is new about the device; the line is drawn again only where it says something else.
  func update(to device: Device) {
    let new = DeviceRow.Configuration(device)
    if configuration != new { configuration = new }
  }

  package func didPress() {
    list?.didSelect(id)
  }
}

/// Told by the lines of a list that one was tapped.
@MainActor
protocol DeviceRowListener: AnyObject {
  func didSelect(_ id: Device.ID)
}

extension DeviceRow.Configuration {
  fileprivate init(_ device: Device) {
    let battery = DeviceBattery(device.battery)
    self.init(
      title: device.name, state: device.state.name, systemImage: device.state.systemImage,
      warning: battery.isLow ? "Battery low" : nil, warningImage: battery.systemImage)
  }
}
