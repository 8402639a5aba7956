import MeerkatViews

/// Puts values of one place on top of each other.
package enum Stack {
  /// A value, and where it stands.
  package struct Item {
    let place: Place
    let amount: Double
    var method: MarkStackingMethod

    @Memberwise
    package init(place: Place, amount: Double, method: MarkStackingMethod = .standard)
  }

  /// What is stacked has one of these in common.
  package struct Place: Hashable {
    let datum: Datum?
    var group: Datum?
    /// Areas aren't stacked on bars.
    var isArea: Bool

    @Memberwise
    package init(datum: Datum?, group: Datum? = nil, isArea: Bool = false)
  }

  /// From where to where a value reaches.
  package struct Span: Equatable {
    package var start: Double
    package var end: Double

    @Memberwise
    package init(start: Double, end: Double)
  }

  /// Returns where each value starts and ends, in order; values below nothing go down.
  package static func spans(_ items: [Item]) -> [Span] {
    var totals: [Place: Double] = [:]
    for item in items where item.method == .normalized || item.method == .center {
      totals[item.place, default: 0] += abs(item.amount)
    }
    var above: [Place: Double] = [:]
    var below: [Place: Double] = [:]
    return items.map { item in
      let total = totals[item.place] ?? 0
      var amount = item.amount
      switch item.method {
      case .unstacked: return Span(start: 0, end: amount)
      case .normalized: amount = total > 0 ? amount / total : 0
      case .standard, .center: break
      }
      let shift = item.method == .center ? -total / 2 : 0
      let start = (amount < 0 ? below : above)[item.place] ?? 0
      if amount < 0 {
        below[item.place] = start + amount
      } else {
        above[item.place] = start + amount
      }
      return Span(start: start + shift, end: start + amount + shift)
    }
  }
}
