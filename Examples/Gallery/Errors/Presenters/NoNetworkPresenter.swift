import Observation

/// There is no network, until checking again finds one.
@MainActor @Observable
package final class NoNetworkPresenter {
  private var hasCheckedInVain = false
  private let checking: Loading<Bool>
  private let network: any NetworkStatusService
  private let didReconnect: () -> Void

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - network: The service that knows whether there is a network again.
  ///   - checking: How far the checking is.
  ///   - didReconnect: Told when there is one.
  package init(
    network: any NetworkStatusService, checking: Loading<Bool> = Loading(),
    didReconnect: @escaping () -> Void
  ) {
    self.network = network
    self.checking = checking
    self.didReconnect = didReconnect
  }

  package var configuration: ErrorScreen.Configuration {
    var configuration = ErrorScreen.Configuration(noNetwork: hasCheckedInVain ? .still : .new)
    configuration.controls = checking.controls(
      "Checking the connection…", otherwise: configuration.controls)
    return configuration
  }
}

extension NoNetworkPresenter: ErrorPresenter {
  package func didPressPrimary() {
    checking.start { [network] () throws(ServiceError) in
      await network.isConnected()
    } ended: { [weak self] result in
      self?.didCheck(isConnected: (try? result.get()) ?? false)
    }
  }

  package func didPressCancel() { checking.cancel() }

  private func didCheck(isConnected: Bool) {
    hasCheckedInVain = !isConnected
    if isConnected { didReconnect() }
  }
}

/// Whether somebody has looked for a missing network already.
enum NoNetwork { case new, still }

extension ErrorScreen.Configuration {
  /// That there is no network, in words.
  init(noNetwork: NoNetwork) {
    self.init(
      systemImage: "wifi.slash", title: "No internet connection",
      description: noNetwork == .still
        ? "There is still no connection. Is this device in airplane mode?"
        : "Check the Wi-Fi or the mobile data of this device.",
      controls: .buttons(primary: "Check again"))
  }
}
