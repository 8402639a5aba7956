import MeerkatJourney

/// A tab or a column of a screen, whatever its type.
struct AnyTab: Hashable {
  let base: AnyHashable

  init(_ tab: some Hashable) { base = AnyHashable(tab) }

  /// The name in links, if the tab has one.
  var linkText: String? { (base.base as? any LinkValue)?.linkText }

  /// The column that it is, if it is one.
  var column: FlowColumn? { base.base as? FlowColumn }
}

extension AnyTab: CustomStringConvertible {
  var description: String { "\(base)" }
}
