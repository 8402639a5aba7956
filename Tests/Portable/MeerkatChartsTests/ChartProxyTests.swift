import Foundation
import MeerkatCharts
import MeerkatPictures
import MeerkatTesting
import MeerkatUI
import Testing

/// Where values are, and what a finger selects.
@MainActor
struct ChartProxyTests {
  private func proxy(of chart: some View) throws -> ChartProxy {
    var found: ChartProxy?
    let watched = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
      found = proxy
      return Color.clear
    }
    _ = try Picture(of: watched, width: 300, height: 200)
    return try #require(found)
  }

  @Test func numbersGrowUpwardsAndToTheRight() throws {
    let proxy = try proxy(
      of: Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 100))
      })
    #expect(proxy.plotSize == CGSize(width: 300, height: 200))
    #expect(proxy.position(forX: 5) == 150)
    #expect(proxy.position(forY: 25) == 150)
    #expect(proxy.value(atX: 60, as: Double.self) == 2)
    #expect(proxy.value(atY: 50) == 75)
    #expect(proxy.value(atX: 60, as: String.self) == nil)
  }

  @Test func categoriesHaveBands() throws {
    let proxy = try proxy(
      of: Chart(Sale.week) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)) })
    #expect(proxy.position(forX: "Tue") == 150)
    #expect(proxy.positionRange(forX: "Mon") == 0...100)
    #expect(proxy.value(atX: 250, as: String.self) == "Wed")
    #expect(proxy.position(forX: "Sun") == nil)
  }

  @Test func listsAreReadDownwards() throws {
    let proxy = try proxy(
      of: Chart(Sale.week) { BarMark(x: .value("Cups", $0.cups), y: .value("Day", $0.day)) })
    #expect(proxy.value(atY: 10) == "Mon")
  }

  @Test func datesOfAUnitHaveAllOfIt() throws {
    let days = Reading.days(3)
    let proxy = try proxy(
      of: Chart(days) {
        BarMark(
          x: .value("Day", $0.date, unit: .day, calendar: Reading.utc), y: .value("°C", $0.value))
      })
    #expect(proxy.position(forX: days[1].date) == 100)
    #expect(proxy.value(atX: 200, as: Date.self) == days[2].date)
  }

  private struct Selecting: View {
    @State private var day: String?
    @State private var last = "nothing"

    var body: some View {
      VStack {
        Text("\(day ?? "none") after \(last)")
        Chart(Sale.week) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)) }
          .chartXSelection(value: $day)
          .frame(width: 304, height: 100)
      }
      .onChange(of: day) { _, day in if let day { last = day } }
    }
  }

  @Test func aFingerSelectsUntilItGoes() throws {
    let app = try Driver(Selecting())
    #expect(app.exists("none after nothing"))
    try app.drag("Chart", by: CGSize(width: 130, height: 0)) {
      #expect(app.exists("Wed after Wed"))
    }
    #expect(app.exists("none after Wed"))
  }
}
