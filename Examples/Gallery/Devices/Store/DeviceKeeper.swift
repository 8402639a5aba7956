/// Puts installed devices into the store, and remembers those that it refused until the user has decided.
///
/// It outlives the room: what fails after the user has left is said when the list is next shown.
@MainActor
package final class DeviceKeeper {
  /// A device that could not be kept, and why.
  package struct Refused: Equatable {
    package let device: Device
    package let reason: String
  }

  /// What nobody has decided about yet, the oldest first.
  package private(set) var refused: [Refused] = []

  package nonisolated init() {}

  /// Keeps a device, however long that takes and whoever has gone by then.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - store: Where it belongs.
  ///   - didRefuse: Told when the store has refused it.
  package func keep(
    _ device: Device, in store: any DeviceStore, didRefuse: @escaping () -> Void
  ) {
    Task {
      do {
        try await store.save([device])
        forget(device.id)
      } catch {
        forget(device.id)
        refused.append(Refused(device: device, reason: DeviceProblem.message(of: error)))
        didRefuse()
      }
    }
  }

  /// A device has been kept, or the user has decided about it.
  package func forget(_ id: Device.ID) {
    refused.removeAll { $0.device.id == id }
  }
}
