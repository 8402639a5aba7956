package import Foundation

/// A distance between dates: a number of units of the calendar.
package struct DateStep: Equatable {
  package let unit: Calendar.Component
  package let count: Int

  /// The steps that people read easily.
  private static let all: [DateStep] =
    steps(.second, [1, 5, 15, 30]) + steps(.minute, [1, 5, 15, 30])
    + steps(.hour, [1, 3, 6, 12]) + steps(.day, [1, 2]) + steps(.weekOfYear, [1, 2])
    + steps(.month, [1, 3, 6]) + steps(.year, [1, 2, 5, 10, 20, 50, 100])

  private static func steps(_ unit: Calendar.Component, _ counts: [Int]) -> [DateStep] {
    counts.map { DateStep(unit: unit, count: $0) }
  }

  /// About how long the step is, in seconds.
  var seconds: Double {
    let one: Double =
      switch unit {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .weekOfYear: 604_800
      case .month: 2_629_800
      default: 31_557_600
      }
    return one * Double(count)
  }

  /// The smallest step with which there are no more ticks than desired.
  package init(for bounds: ClosedRange<Double>, desired: Int) {
    let rough = (bounds.upperBound - bounds.lowerBound) / Double(max(1, desired))
    let step = DateStep.all.first { $0.seconds >= rough * 0.999 }
    self = step ?? DateStep(unit: .year, count: 1000)
  }

  package init(unit: Calendar.Component, count: Int) {
    self.unit = unit
    self.count = max(1, count)
  }

  /// Returns the dates within bounds, each at the start of its unit, in seconds since the reference date.
  package func dates(in bounds: ClosedRange<Double>, _ calendar: Calendar) -> [Double] {
    let lower = Date(timeIntervalSinceReferenceDate: bounds.lowerBound)
    guard var date = calendar.dateInterval(of: unit, for: lower)?.start else { return [] }
    date = aligned(date, calendar)
    var dates: [Double] = []
    for _ in 0..<1000 where date.timeIntervalSinceReferenceDate <= bounds.upperBound {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds >= bounds.lowerBound { dates.append(seconds) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
    }
    return dates
  }

  /// Moves a date back to where the calendar counts steps from: noon and midnight, a quarter, a decade.
  private func aligned(_ date: Date, _ calendar: Calendar) -> Date {
    switch unit {
    case .second, .minute, .hour, .month, .year:
      let number = calendar.component(unit, from: date) - (unit == .month ? 1 : 0)
      return calendar.date(byAdding: unit, value: -(number % count), to: date) ?? date
    default: return date
    }
  }
}
