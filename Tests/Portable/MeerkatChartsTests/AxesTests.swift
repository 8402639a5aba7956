import Foundation
import MeerkatCharts
import MeerkatUI
import Testing

/// What stands at the axes of a chart.
@MainActor
struct AxesTests {
  private var bars: some View {
    Chart(Sale.week) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)) }
  }

  private var line: some View {
    Chart(Reading.days(60)) { LineMark(x: .value("Day", $0.date), y: .value("°C", $0.value)) }
  }

  @Test func categoriesAndRoundNumbersAreLabels() throws {
    #expect(try texts(of: bars) == ["Mon", "Tue", "Wed", "0", "10", "20", "30"])
  }

  @Test func axesCanBeHidden() throws {
    #expect(try texts(of: bars.chartXAxis(.hidden).chartYAxis(.hidden)) == [])
  }

  @Test func datesAreNamedByTheirUnit() throws {
    #expect(
      try texts(of: line.chartYAxis(.hidden)) == ["Jan 14", "Jan 28", "Feb 11", "Feb 25"])
    let months = line.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.wide), centered: true)
      }
    }
    #expect(try texts(of: months) == ["January", "February"])
  }

  @Test func anAppFormatsAndChoosesValues() throws {
    let chart = bars.chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: .leading, values: [0, 15, 30]) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2]))
        AxisValueLabel {
          if let cups = value.as(Int.self) { Text("\(cups) cups") }
        }
      }
    }
    #expect(try texts(of: chart) == ["0 cups", "15 cups", "30 cups"])
    let percents = bars.chartXAxis(.hidden).chartYAxis {
      AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1), values: [0, 30])
    }
    #expect(try texts(of: percents) == ["0%", "30%"])
  }

  @Test func labelsThatWouldTouchAreLeftOut() throws {
    let chart = Chart(0..<40, id: \.self) {
      BarMark(x: .value("Name", "Name \($0)"), y: .value("n", $0))
    }
    .chartYAxis(.hidden)
    let labels = try texts(of: chart)
    #expect(labels.first == "Name 0")
    #expect(labels.count > 3 && labels.count < 9)
  }

  @Test func fewLongNamesAreShortened() throws {
    let names = ["Antidisestablishmentarianism", "Short"]
    let chart = Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("n", 1)) }
      .chartYAxis(.hidden)
    let labels = try texts(of: chart, width: 160)
    #expect(labels.count == 2 && labels[0].hasSuffix("…") && labels[1] == "Short")
  }

  @Test func theDomainIsTheAppsOrThatOfTheData() throws {
    let points = Chart {
      PointMark(x: .value("x", 40), y: .value("y", 90))
      PointMark(x: .value("x", 50), y: .value("y", 100))
    }
    .chartXAxis(.hidden)
    #expect(try texts(of: points) == ["0", "20", "40", "60", "80", "100"])
    #expect(
      try texts(of: points.chartYScale(domain: .automatic(includesZero: false))).first == "90")
    #expect(
      try texts(of: points.chartYScale(domain: 50...150)) == ["60", "80", "100", "120", "140"])
    #expect(
      try texts(of: points.chartYScale(domain: 1...1000, type: .log)) == [
        "1", "10", "100", "1,000",
      ])
  }

  @Test func axesHaveTitles() throws {
    let chart = bars.chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXAxisLabel("Day").chartYAxisLabel("Cups", position: .leading)
    #expect(try Set(texts(of: chart)) == ["Day", "Cups"])
  }
}
