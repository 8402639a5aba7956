import Foundation
import MeerkatCharts
import Testing

/// Round numbers and dates along axes.
struct TicksTests {
  @Test(
    arguments: [
      (0.0...51.0, [0, 20, 40, 60]), (0...820, [0, 200, 400, 600, 800, 1000]),
      (-3...7, [-5, 0, 5, 10]), (0...0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]), (5...5, []),
    ] as [(ClosedRange<Double>, [Double])])
  func numbersAreRound(bounds: ClosedRange<Double>, expected: [Double]) {
    let rounded = Ticks.rounded(bounds, desired: 5)
    let step = Ticks.step(for: rounded.upperBound - rounded.lowerBound, desired: 5)
    let ticks = expected.isEmpty ? [] : Ticks.numbers(in: rounded, step: step)
    #expect(ticks.map { ($0 * 100).rounded() / 100 } == expected)
  }

  @Test func aNumberOfTicksIsKeptTo() {
    for desired in 2...10 {
      let step = Ticks.step(for: 100, desired: desired)
      #expect(100 / step <= Double(desired) && 250 / step > Double(desired))
    }
  }

  @Test func noStepMakesNoTicks() {
    #expect(Ticks.numbers(in: 0...1, step: 0) == [])
    #expect(Ticks.numbers(in: 0...1, step: .nan) == [])
    #expect(Ticks.numbers(in: 0...1e9, step: 1e-3) == [])
  }

  @Test func powersOfTenAreTicksOfALogarithm() {
    #expect(Ticks.powers(in: 1...1000, desired: 5) == [1, 10, 100, 1000])
    #expect(Ticks.powers(in: 1...1e8, desired: 5) == [1, 1e2, 1e4, 1e6, 1e8])
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return (TicksTests.calendar.date(from: parts) ?? .distantPast).timeIntervalSinceReferenceDate
  }

  @Test func aStepOfDatesFitsTheLength() {
    let year = date(2024, 1, 1)...date(2025, 1, 1)
    #expect(DateStep(for: year, desired: 4) == DateStep(unit: .month, count: 6))
    #expect(DateStep(for: year, desired: 6) == DateStep(unit: .month, count: 3))
    let day = date(2024, 1, 1)...date(2024, 1, 2)
    #expect(DateStep(for: day, desired: 5) == DateStep(unit: .hour, count: 6))
  }

  @Test func datesAreAtTheStartsOfTheirUnits() {
    let quarters = DateStep(unit: .month, count: 3)
      .dates(in: date(2024, 2, 10)...date(2024, 12, 1), TicksTests.calendar)
    #expect(quarters == [date(2024, 4, 1), date(2024, 7, 1), date(2024, 10, 1)])
    let hours = DateStep(unit: .hour, count: 6)
      .dates(in: date(2024, 3, 5, 7)...date(2024, 3, 6, 1), TicksTests.calendar)
    #expect(hours == [date(2024, 3, 5, 12), date(2024, 3, 5, 18), date(2024, 3, 6)])
  }
}
