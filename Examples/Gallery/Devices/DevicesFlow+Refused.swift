import Meerkat

/// What becomes of installed devices that could not be kept: one alert each, one after the other.
extension DevicesFlow {
  /// Makes what keeps an installed device, even when this flow has gone by then.
  var keep: (Device) -> Void {
    { [weak self, services] device in
      services.keeper.keep(device, in: services.store) { self?.tellOfRefused() }
    }
  }

  /// Tells of the next device, unless the alert is there already.
  ///
  /// Asked whenever the journey has changed, and so when an alert has gone, however that was. Where
  /// no alert can be shown now, the device waits for the next change.
  func tellOfRefused() {
    guard journey.top.destination != .notKept else { return }
    notKept = services.keeper.refused.first
    guard notKept != nil else { return }
    if present(.notKept, as: .alert).change == nil { notKept = nil }
  }

  func didPressTryAgain() {
    guard let device = takeNotKept() else { return }
    keep(device)
  }

  func didPressGiveUp() {
    _ = takeNotKept()
  }

  private func takeNotKept() -> Device? {
    guard let device = notKept?.device else { return nil }
    notKept = nil
    services.keeper.forget(device.id)
    return device
  }
}
