/// The presenters of the lines: each made when the host first asks for its line.
///
/// A line keeps its presenter. The list only remembers it, so that the same line gets the same
/// presenter again. The browser asks for a line when it is first in sight, and keeps it while the
/// list is; other hosts ask for all lines at once.
@MainActor
package final class DeviceRowPresenters {
  private struct Remembered {
    weak var presenter: DeviceRowPresenter?
  }

  private var devices: [Device.ID: Device] = [:]
  private var remembered: [Device.ID: Remembered] = [:]
  private weak var list: (any DeviceRowListener)?

  init(list: any DeviceRowListener) {
    self.list = list
  }

  /// The presenter of a line, or nil where the device is no longer in the list.
  package subscript(id: Device.ID) -> DeviceRowPresenter? {
    if let presenter = remembered[id]?.presenter { return presenter }
    guard let device = devices[id] else { return nil }
    let presenter = DeviceRowPresenter(device, list: list)
    remembered[id] = Remembered(presenter: presenter)
    return presenter
  }

  /// How many lines have a presenter.
  package var count: Int {
    remembered.values.count { $0.presenter != nil }
  }

  /// Tells the lines that were made what is new about their devices.
  func update(to devices: [Device]) {
    self.devices = Dictionary(devices.map { ($0.id, $0) }) { _, last in last }
    for (id, entry) in remembered {
      if let presenter = entry.presenter, let device = self.devices[id] {
        presenter.update(to: device)
      } else {
        remembered[id] = nil
      }
    }
  }
}
