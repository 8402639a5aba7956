/// The values of an axis or of colours.
///
/// Like Swift Charts' `ScaleDomain`: a range, an array of values, or `.automatic`.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// A domain that follows from the data.
///
/// Like Swift Charts' `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain that follows from the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The domain that follows from the data, with or without zero.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

/// What an app says about the values of an axis.
struct DomainWish {
  /// The values: two ends of numbers or dates, or all categories; nil for those of the data.
  var values: [Datum]?
  var includesZero: Bool?
  var isReversed = false

  init() {}

  init(_ domain: some ScaleDomain) {
    if let automatic = domain as? AutomaticScaleDomain {
      includesZero = automatic.includesZero
      isReversed = automatic.isReversed
    } else {
      values = (domain as? any DomainValues)?.datums
    }
  }
}

/// A domain that names its values.
private protocol DomainValues {
  var datums: [Datum] { get }
}

extension ClosedRange: DomainValues where Bound: Plottable {
  fileprivate var datums: [Datum] { [Datum(lowerBound), Datum(upperBound)] }
}

extension Array: DomainValues where Element: Plottable {
  fileprivate var datums: [Datum] { map { Datum($0) } }
}

/// Where an axis or colours get their looks from.
///
/// Like Swift Charts' `ScaleRange`.
public protocol ScaleRange {
  /// What a value looks like.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
}
