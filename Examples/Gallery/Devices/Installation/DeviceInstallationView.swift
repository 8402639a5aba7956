/// What the presenter of the installation wants to be shown.
///
/// The view is the container in which the steps come and go. It decides nothing.
@MainActor
package protocol DeviceInstallationView: AnyObject {
  func showLogin(_ device: FoundDevice)
  func showDetails(_ transition: DeviceDetailsTransition)

  /// Ends the installation with what it was for.
  func finish(_ device: Device)
}
