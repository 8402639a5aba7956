import MeerkatJourney

extension Flow {
  /// The root with which the flow began, where links begin too.
  var home: Destination {
    settleHome()
    return placement.home?.base as? Destination ?? journey.root
  }

  /// Remembers where the flow begins, unless that is known.
  func settleHome() {
    if placement.home == nil { placement.home = AnyHashable(journey.root) }
  }
}
