import Observation

/// Searches the network for devices, from the moment when its screen appears.
@MainActor @Observable
package final class DetectionPresenter {
  private enum Search {
    case notBegun
    case underway(Double)
    case stopped
    case ended
    case failed(String)
  }

  private var search = Search.notBegun
  private var found: [FoundDevice] = []

  private let discovery: any DeviceDiscovery
  private let didFind: (FoundDevice) -> Void
  @ObservationIgnored private var work: Task<Void, Never>?

  /// Creates the presenter of a search.
  ///
  /// - Parameters:
  ///   - discovery: The service that searches.
  ///   - didFind: Told which of the devices the user has chosen.
  package init(_ discovery: any DeviceDiscovery, didFind: @escaping (FoundDevice) -> Void) {
    self.discovery = discovery
    self.didFind = didFind
  }

  deinit {
    work?.cancel()
  }

  /// Begins the first search; whoever comes back finds what was there.
  package func didAppear() {
    if case .notBegun = search { begin() }
  }

  private func begin() {
    work?.cancel()
    found = []
    search = .underway(0)
    // The search must not keep the presenter alive, and a search that was given up tells it nothing.
    work = Task { [weak self, events = discovery.search()] in
      do {
        for try await event in events where !Task.isCancelled { self?.note(event) }
        if !Task.isCancelled { self?.search = .ended }
      } catch {
        if !Task.isCancelled { self?.search = .failed(DeviceProblem.message(of: error)) }
      }
    }
  }

  private func note(_ event: DeviceDiscoveryEvent) {
    switch event {
    case .progress(let progress): search = .underway(progress)
    // A device may answer more than once.
    case .found(let device):
      if !found.contains(where: { $0.id == device.id }) { found.append(device) }
    }
  }
}

extension DetectionPresenter: DetectionScreen.Actions {
  package func didSelect(_ id: FoundDevice.ID) {
    guard let device = found.first(where: { $0.id == id }) else { return }
    didFind(device)
  }

  package func didPressStop() {
    guard case .underway = search else { return }
    work?.cancel()
    search = .stopped
  }

  package func didPressSearchAgain() {
    begin()
  }
}

extension DetectionPresenter {
  package var configuration: DetectionScreen.Configuration {
    var configuration = DetectionScreen.Configuration()
    configuration.devices = found.map(DetectionScreen.Row.init)
    if case .underway(let progress) = search { configuration.progress = progress }
    configuration.notice = notice
    return configuration
  }

  private var notice: DetectionScreen.Notice? {
    switch search {
    case .failed(let reason):
      DetectionScreen.Notice(
        title: "The search was interrupted", message: reason, systemImage: "wifi.exclamationmark")
    case .ended where found.isEmpty:
      DetectionScreen.Notice(
        title: "No lock was found",
        message: "Check that the lock has power and is near you, then search again.",
        systemImage: "magnifyingglass")
    case .stopped where found.isEmpty:
      DetectionScreen.Notice(
        title: "The search was stopped", message: "No lock had been found until then.",
        systemImage: "magnifyingglass")
    case .notBegun, .underway, .stopped, .ended: nil
    }
  }
}

extension DetectionScreen.Row {
  fileprivate init(_ device: FoundDevice) {
    self.init(
      id: device.id, title: device.name, detail: "\(device.model), \(device.id)",
      systemImage: device.state.systemImage)
  }
}
