import Foundation
import MeerkatBrowser
import MeerkatCharts
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// What people read who don't see a chart.
@MainActor
struct AccessibilityTests {
  private func rows(_ view: some View) throws -> [String] {
    try Driver(view.inUTC()).elements.map { "\($0.label): \($0.value ?? "")" }
  }

  @Test func aScreenReaderReadsEachValue() throws {
    let chart = Chart(Sale.week) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
    }
    #expect(try rows(chart) == ["Mon: 12", "Tue: 30", "Wed: 18"])
  }

  @Test func lyingBarsAreReadAsUprightOnes() throws {
    let chart = Chart(Sale.week) {
      BarMark(x: .value("Cups", $0.cups), y: .value("Day", $0.day))
    }
    #expect(try rows(chart) == ["Mon: 12", "Tue: 30", "Wed: 18"])
  }

  @Test func seriesAreNamed() throws {
    let chart = Chart(Sale.both) {
      LineMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
        .foregroundStyle(by: .value("Kind", $0.kind))
    }
    .chartLegend(.hidden)
    #expect(
      try rows(chart).prefix(4) == [
        "Mon, coffee: 12", "Tue, coffee: 30", "Wed, coffee: 18", "Mon, tea: 8",
      ])
  }

  @Test func sectorsAreReadByTheirNames() throws {
    let chart = Chart(Sale.week) {
      SectorMark(angle: .value("Cups", $0.cups)).foregroundStyle(by: .value("Day", $0.day))
    }
    .chartLegend(.hidden)
    #expect(try rows(chart) == ["Mon: 12", "Tue: 30", "Wed: 18"])
  }

  @Test func theAppsOwnWordsCount() throws {
    let chart = Chart(Sale.week) { sale in
      BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
        .accessibilityLabel("On \(sale.day)")
        .accessibilityValue("\(sale.cups) cups")
        .accessibilityHidden(sale.day == "Tue")
      RuleMark(y: .value("Aim", 20))
    }
    #expect(try rows(chart) == ["On Mon: 12 cups", "On Wed: 18 cups"])
  }

  @Test func datesAreReadByTheirUnit() throws {
    let chart = Chart(Reading.days(2)) { reading in
      BarMark(x: .value("Month", reading.date, unit: .month), y: .value("°C", 3))
      PointMark(x: .value("Day", reading.date), y: .value("°C", 1234.5))
    }
    #expect(try rows(chart) == ["Jan 2024: 3", "Jan 1, 2024: 1,234.5", "Jan 2, 2024: 1,234.5"])
  }

  @Test func aTextScreenShowsTheValuesAsATable() throws {
    let chart = Chart(Sale.both) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
        .foregroundStyle(by: .value("Kind", $0.kind))
    }
    .chartLegend(.hidden).frame(height: 100)
    #expect(
      try Driver(chart).screenText == """
        Day  Kind    Cups
        Mon  coffee  12
        Tue  coffee  30
        Wed  coffee  18
        … 3 more
        """)
  }

  @Test func aPageHasATableForScreenReaders() throws {
    let chart = Chart(Sale.week.prefix(1)) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
    }
    let app = try Driver(chart)
    defer { app.end() }
    let page = HTMLRenderer().html(of: app.runtime.window).text
    #expect(
      page.contains(
        "<tr><th>Day</th><th>Cups</th></tr><tr><td>Mon</td><td>12</td></tr></table>"))
  }
}
