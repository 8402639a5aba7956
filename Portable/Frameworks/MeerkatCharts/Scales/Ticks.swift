import Foundation

/// Round numbers along an axis.
package enum Ticks {
  /// Returns the smallest round step, of 1, 2 and 5 times a power of ten, with which there are no more
  /// steps than desired.
  package static func step(for span: Double, desired: Int) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let rough = span / Double(max(1, desired))
    let magnitude = pow(10, floor(log10(rough)))
    let steps = [1, 2, 5, 10].map { $0 * magnitude }
    return steps.first { $0 >= rough * (1 - 1e-9) } ?? 10 * magnitude
  }

  /// Returns the multiples of a step within bounds.
  package static func numbers(in bounds: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0, step.isFinite, bounds.lowerBound.isFinite, bounds.upperBound.isFinite else {
      return []
    }
    let slack = step * 1e-9
    let first = ((bounds.lowerBound - slack) / step).rounded(.up)
    let last = ((bounds.upperBound + slack) / step).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step + 0 }
  }

  /// Returns bounds whose ends are multiples of the step for a number of ticks.
  package static func rounded(_ bounds: ClosedRange<Double>, desired: Int) -> ClosedRange<Double> {
    let span = bounds.upperBound - bounds.lowerBound
    guard span > 0, span.isFinite else { return bounds }
    let step = step(for: span, desired: desired)
    let slack = step * 1e-9
    let first = ((bounds.lowerBound + slack) / step).rounded(.down) * step
    let last = ((bounds.upperBound - slack) / step).rounded(.up) * step
    // Longer bounds may have a longer step.
    let isEven = Ticks.step(for: last - first, desired: desired) <= step * (1 + 1e-9)
    return isEven ? first...last : rounded(first...last, desired: desired)
  }

  /// Returns the powers of ten within bounds, or as many of them as desired.
  package static func powers(in bounds: ClosedRange<Double>, desired: Int) -> [Double] {
    guard bounds.lowerBound > 0, bounds.upperBound.isFinite else { return [] }
    let first = Int(log10(bounds.lowerBound).rounded(.up))
    let last = Int(log10(bounds.upperBound).rounded(.down))
    guard last > first else {
      let span = bounds.upperBound - bounds.lowerBound
      return numbers(in: bounds, step: step(for: span, desired: desired))
    }
    let stride = max(1, Int((Double(last - first + 1) / Double(max(1, desired))).rounded(.up)))
    return Swift.stride(from: first, through: last, by: stride).map { pow(10, Double($0)) }
  }
}
