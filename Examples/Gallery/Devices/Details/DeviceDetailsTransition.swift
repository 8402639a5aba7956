package import Meerkat
import SwiftUI

/// The way to the details of a device: which one, how they are shown, and the screen at the end of it.
///
/// A flow carries it in a destination of its own. So neither the screens from which one comes nor the
/// flows know what the details look like, and the details do not know from where one came.
package struct DeviceDetailsTransition: Codable, Hashable, Sendable {
  package let device: Device.ID

  package init(device: Device.ID) {
    self.device = device
  }

  /// How the details are shown, by whomever.
  package var style: NavigationStyle { .push }

  /// The direction for a flow that has a destination for this way.
  ///
  /// - Parameter destination: Makes the flow's destination.
  /// - Returns: The way forward to that destination.
  package func direction<Destination: Hashable>(
    to destination: (Self) -> Destination
  ) -> Direction<Destination> {
    .forward(to: destination(self), style: style)
  }

  /// What is at the end of the way.
  ///
  /// - Parameters:
  ///   - source: The service that knows the device.
  ///   - clock: How long the user has to wait is measured by it.
  ///   - didPressClose: Told that the user is done; where nobody listens there is no such button.
  /// - Returns: The details, with a presenter of their own.
  @MainActor package func screen(
    from source: any DeviceSource, clock: any Clock<Duration> = ContinuousClock(),
    didPressClose: (() -> Void)? = nil
  ) -> some View {
    Presented(DeviceDetailsPresenter(device, source: source, clock: clock)) { presenter in
      DeviceDetailsScreen(configuration: presenter.configuration)
        .actions(presenter)
        .didPressClose(didPressClose)
        .task(id: presenter.attempt) { await presenter.load() }
    }
  }
}
