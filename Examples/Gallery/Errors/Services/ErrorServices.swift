/// What the error screens need to know: for each, a service that is in the situation that it shows.
package struct ErrorServices: Sendable {
  package var network: any NetworkStatusService
  /// Makes a service for each presenter, so that every visit finds the backend closed.
  package var maintenance: @Sendable () -> any BackendStatusService
  /// Makes a service for each presenter, so that every visit finds the backend broken.
  package var failure: @Sendable () -> any BackendStatusService
  package var availableUpdate: any UpdateStatusService
  package var requiredUpdate: any UpdateStatusService
  package var device: any DeviceTrustService

  package init(
    network: any NetworkStatusService,
    maintenance: @escaping @Sendable () -> any BackendStatusService,
    failure: @escaping @Sendable () -> any BackendStatusService,
    availableUpdate: any UpdateStatusService,
    requiredUpdate: any UpdateStatusService, device: any DeviceTrustService
  ) {
    self.network = network
    self.maintenance = maintenance
    self.failure = failure
    self.availableUpdate = availableUpdate
    self.requiredUpdate = requiredUpdate
    self.device = device
  }

  /// Services that ask the Gallery's server.
  package init(http: HTTPService) {
    self.init(
      network: HTTPNetworkStatus(http: http),
      maintenance: { HTTPBackendStatus(http: http, situation: "maintenance") },
      failure: { HTTPBackendStatus(http: http, situation: "failure") },
      availableUpdate: HTTPUpdateStatus(http: http, situation: "available"),
      requiredUpdate: HTTPUpdateStatus(http: http, situation: "required"),
      // The one file that is everywhere, so that there is something to see.
      device: FileDeviceTrust(signs: ["/"]))
  }
}
