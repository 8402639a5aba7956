import Foundation

/// How values are spread along an axis.
///
/// Like Swift Charts' `ScaleType`.
public enum ScaleType: Hashable, Sendable {
  case linear, log, symmetricLog, squareRoot, category, date

  /// A scale of values to the power of an exponent.
  case power(exponent: Double)

  /// Returns where a value stands before the ends of the axis are known.
  func spread(_ value: Double) -> Double {
    switch self {
    case .linear, .category, .date: value
    case .log: log10(max(value, .leastNormalMagnitude))
    case .symmetricLog: value < 0 ? -log1p(-value) : log1p(value)
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }
  }

  /// Returns the value at a place; the inverse of ``spread(_:)``.
  func gathered(_ place: Double) -> Double {
    switch self {
    case .linear, .category, .date: place
    case .log: pow(10, place)
    case .symmetricLog: place < 0 ? -expm1(-place) : expm1(place)
    case .squareRoot: place < 0 ? -place * place : place * place
    case .power(let exponent): place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
    }
  }
}
