import MeerkatJourney

/// What a link says about a flow and the flows in it, for comparing.
///
/// A flow that is where it begins, with nothing in it, is not mentioned.
struct LinkTree: Equatable {
  /// Where a flow lies in its parent.
  struct Place: Hashable {
    let index: Int
    let tab: AnyHashable?
  }

  var journey: AnyHashable
  var isAtHome: Bool
  var children: [Place: LinkTree] = [:]

  var isWorthMentioning: Bool { !isAtHome || !children.isEmpty }
}
