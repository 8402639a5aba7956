import Foundation

extension DeviceListPresenter {
  package var configuration: DeviceListScreen.Configuration {
    var configuration = shown
    switch demo.state {
    case .idle, .failed: break
    case .loaded(let problem?): configuration.problem = problem
    // The store tells of the change a moment later; the switch must not go back and forth.
    case .loaded(nil): configuration.hasDemoDevices = wantsDemo ?? shown.hasDemoDevices
    case .underway(let patience):
      configuration.hasDemoDevices = wantsDemo ?? shown.hasDemoDevices
      configuration.isChangingDemoDevices = true
      if patience != .fresh {
        configuration.demoProgress =
          wantsDemo == true ? "Adding demo devices…" : "Removing demo devices…"
      }
      configuration.canStopDemo = patience == .long
    }
    return configuration
  }

  var isChangingDemo: Bool {
    if case .underway = demo.state { true } else { false }
  }
}

extension DeviceListScreen.Configuration {
  init(_ contents: StoredDevices) {
    self.init()
    devices = contents.devices.map(\.id)
    summary = Self.summary(of: contents.devices.count)
    hasDemoDevices = contents.devices.contains(where: \.isDemo)
    report = contents.setAside.map(Self.report)
  }

  private static func summary(of count: Int) -> String {
    switch count {
    case 0: "No devices yet"
    case 1: "1 device"
    default: "\(count.formatted(.number.locale(Locale(identifier: "en")))) devices"
    }
  }

  private static func report(_ file: URL) -> String {
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    return "The file with your devices was damaged. It was set aside as "
      + "“\(file.lastPathComponent)” in \(folder), and a new one was created."
  }
}
