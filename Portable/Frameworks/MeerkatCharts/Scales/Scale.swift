import Foundation

/// Where values stand along an axis, from 0 at its start to 1 at its end.
struct Scale: Equatable {
  /// The values of an axis.
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>)
    /// In seconds since the reference date.
    case dates(ClosedRange<Double>)
    /// Each has a band of the same length.
    case categories([String])
  }

  let domain: Domain
  var type = ScaleType.linear
  var isReversed = false
  private let positions: [String: Int]

  init(_ domain: Domain, type: ScaleType = .linear, isReversed: Bool = false) {
    self.domain = domain
    self.type = type
    self.isReversed = isReversed
    var positions: [String: Int] = [:]
    if case .categories(let names) = domain {
      for (index, name) in names.enumerated() { positions[name] = index }
    }
    self.positions = positions
  }

  /// The part of the axis that each category has; nil where there are none.
  var band: Double? {
    if case .categories(let names) = domain {
      names.isEmpty ? 1 : 1 / Double(names.count)
    } else {
      nil
    }
  }

  /// The ends of an axis of numbers or dates.
  var bounds: ClosedRange<Double>? {
    switch domain {
    case .numbers(let bounds), .dates(let bounds): bounds
    case .categories: nil
    }
  }

  /// Returns the place of a value; nil where it has none on the axis.
  func fraction(of datum: Datum) -> Double? {
    let fraction: Double
    switch (domain, datum) {
    case (.categories(let names), .category(let name)):
      guard let index = positions[name] else { return nil }
      fraction = (Double(index) + 0.5) / Double(names.count)
    case (.numbers(let bounds), .number(let value)): fraction = part(value, of: bounds)
    case (.dates(let bounds), .date(let value)): fraction = part(value, of: bounds)
    default: return nil
    }
    guard fraction.isFinite else { return nil }
    return isReversed ? 1 - fraction : fraction
  }

  private func part(_ value: Double, of bounds: ClosedRange<Double>) -> Double {
    let (first, last) = (type.spread(bounds.lowerBound), type.spread(bounds.upperBound))
    return last > first ? (type.spread(value) - first) / (last - first) : 0.5
  }

  /// Returns the value at a place.
  func datum(at fraction: Double) -> Datum? {
    let fraction = isReversed ? 1 - fraction : fraction
    switch domain {
    case .numbers(let bounds): return .number(value(at: fraction, of: bounds))
    case .dates(let bounds): return .date(value(at: fraction, of: bounds))
    case .categories(let names):
      guard !names.isEmpty, fraction.isFinite else { return nil }
      let index = Int((fraction * Double(names.count)).rounded(.down))
      return .category(names[min(max(index, 0), names.count - 1)])
    }
  }

  private func value(at fraction: Double, of bounds: ClosedRange<Double>) -> Double {
    let (first, last) = (type.spread(bounds.lowerBound), type.spread(bounds.upperBound))
    return type.gathered(first + fraction * (last - first))
  }
}

/// A scale in points: the x axis from left to right, numbers of the y axis from bottom to top, and its
/// categories from top to bottom.
struct PlacedScale: Equatable {
  let scale: Scale
  /// Where the axis starts and ends, in points.
  let start: CGFloat
  let end: CGFloat

  /// The length of the axis, in points.
  var length: CGFloat { abs(end - start) }

  /// Returns the place of a value, in points.
  func position(_ datum: Datum) -> CGFloat? {
    scale.fraction(of: datum).map { start + $0 * (end - start) }
  }

  /// Returns the value at a place in points.
  func datum(at position: CGFloat) -> Datum? {
    end == start ? nil : scale.datum(at: (position - start) / (end - start))
  }
}
