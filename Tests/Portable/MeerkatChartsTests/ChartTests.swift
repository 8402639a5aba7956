import Foundation
import MeerkatCharts
import MeerkatPictures
import MeerkatTesting
import MeerkatUI
import Testing

/// Charts as apps write them.
@MainActor
struct ChartTests {
  /// Returns the picture of a chart.
  private func svg(_ view: some View) throws -> String {
    try Picture(of: view.inUTC(), width: 350, height: 220).svg
  }

  /// Returns how often something is in the picture of a chart.
  private func count(_ part: String, in view: some View) throws -> Int {
    try svg(view).components(separatedBy: part).count - 1
  }

  private struct Average: ChartContent {
    let value: Double

    var body: some ChartContent {
      RuleMark(y: .value("Average", value))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
        .annotation(position: .top, alignment: .leading) { Text("Average") }
    }
  }

  @Test(arguments: [true, false])
  func contentIsBuiltWithConditionsAndLoops(isDetailed: Bool) throws {
    let aim: Int? = isDetailed ? 20 : nil
    let chart = Chart {
      ForEach(Sale.week) { sale in
        if isDetailed {
          BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
        } else {
          LineMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
          PointMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
        }
      }
      if let aim { RuleMark(y: .value("Aim", aim)) }
      Average(value: 20)
      Plot { ForEach(0..<0) { PointMark(x: .value("", $0), y: .value("", $0)) } }
    }
    #expect(try texts(of: chart).contains("Average"))
    #expect(try Driver(chart).elements.count == 3)
  }

  @Test func eachSeriesHasAColourAndAPlaceInTheLegend() throws {
    let chart = Chart(Sale.both) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups), width: .ratio(0.5))
        .foregroundStyle(by: .value("Kind", $0.kind))
        .position(by: .value("Kind", $0.kind))
        .cornerRadius(4)
    }
    #expect(try texts(of: chart).suffix(2) == ["coffee", "tea"])
    #expect(try texts(of: chart.chartLegend(.hidden)).contains("tea") == false)
    let own = chart.chartLegend(position: .top, alignment: .center) { Text("Drinks") }
    #expect(try texts(of: own).contains("Drinks"))
    #expect(try texts(of: own).contains("coffee") == false)
  }

  @Test func anAppChoosesColours() throws {
    let chart = Chart(Sale.both) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
        .foregroundStyle(by: .value("Kind", $0.kind))
    }
    .chartLegend(.hidden)
    let red = Color(red: 1, green: 0, blue: 0)
    let lime = Color(red: 0, green: 1, blue: 0)
    func colours(_ view: some View) throws -> [Bool] {
      let picture = try svg(view)
      return ["#ff0000", "#00ff00"].map { picture.contains($0) }
    }
    #expect(try colours(chart) == [false, false])
    #expect(
      try colours(chart.chartForegroundStyleScale(["coffee": red, "tea": lime])) == [true, true])
    #expect(try colours(chart.chartForegroundStyleScale(range: [red, .blue])) == [true, false])
    let both = chart.chartForegroundStyleScale(domain: ["tea", "coffee"], range: [lime, .gray])
    #expect(try colours(both) == [false, true])
    let mapped = chart.chartForegroundStyleScale { (kind: Sale.Kind) in kind == .tea ? red : lime }
    #expect(try colours(mapped) == [true, true])
  }

  @Test func marksOfOneLookAreOnePath() throws {
    let bars = Chart(0..<200, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(try count("<path", in: bars) == 1)
  }

  @Test func linesAndAreasAreOnePathForEachSeries() throws {
    let methods: [InterpolationMethod] = [
      .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
    ]
    for method in methods {
      let chart = Chart {
        ForEach(Reading.days(30)) {
          AreaMark(x: .value("Day", $0.date), y: .value("°C", $0.value)).opacity(0.3)
            .interpolationMethod(method)
          LineMark(
            x: .value("Day", $0.date), y: .value("°C", $0.value), series: .value("City", "A")
          )
          .interpolationMethod(method)
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      #expect(try count("<path", in: chart) == 2)
      #expect(try !svg(chart).contains("nan"))
    }
  }

  @Test func rangesRectanglesAndSymbolsAreDrawn() throws {
    let chart = Chart {
      BarMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 4))
      RectangleMark(x: .value("x", "b"), y: .value("y", 3), width: 10, height: .fixed(4.5))
      RectangleMark(xStart: .value("x", "a"), xEnd: .value("x", "b"))
      RuleMark(xStart: .value("x", "a"), xEnd: .value("x", "b"), y: .value("y", 2))
      AreaMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 2))
      PointMark(x: .value("x", "a"), y: .value("y", 2)).symbol(.diamond).symbolSize(80)
      PointMark(x: .value("x", "a"), y: .value("y", 2)).symbol { Text("☀︎") }.offset(x: 3, y: 2)
      LineMark(x: .value("x", "a"), y: .value("y", 2)).symbol(by: .value("k", "a")).zIndex(2)
    }
    .chartSymbolScale(["a": BasicChartSymbolShape.square.strokeBorder(lineWidth: 2)])
    #expect(try texts(of: chart).contains("☀︎"))
    let lying = Chart {
      BarMark(xStart: .value("x", 1), xEnd: .value("x", 4), y: .value("y", "b"))
      BarMark(x: .value("x", 3))
      BarMark(x: .value("x", 2)).foregroundStyle(.green)
    }
    .chartXAxis(.hidden)
    #expect(try texts(of: lying) == ["b"])
  }

  @Test func sectorsFillACircleWithoutAxes() throws {
    let chart = Chart(Sale.week) {
      SectorMark(
        angle: .value("Cups", $0.cups), innerRadius: .ratio(0.6), outerRadius: .inset(4),
        angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Day", $0.day))
      .annotation(position: .overlay) { Text("!") }
    }
    .chartLegend(.hidden)
    #expect(try texts(of: chart) == ["!", "!", "!"])
    #expect(try count("<path", in: chart) == 3)
  }

  @Test func viewsStandInFrontAndBehind() throws {
    let chart = Chart(Sale.week) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartPlotStyle { $0.background(Color(red: 0, green: 0, blue: 1)) }
    .chartBackground { _ in Text("behind") }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame, let x = proxy.position(forX: "Tue") {
          Text("Tue at \(Int(geometry[frame].minX + x))")
        }
      }
    }
    #expect(try texts(of: chart) == ["behind", "Tue at 175"])
    #expect(try svg(chart).contains("#0000ff"))
  }

  @Test func aLongAxisIsScrolled() throws {
    let chart = Chart(0..<100, id: \.self) {
      BarMark(x: .value("Name", "N\($0)"), y: .value("n", $0))
        .annotation { Text("!") }
    }
    #expect(try !texts(of: chart).contains("N1"))
    let scrolled = chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 8)
    #expect(try Set(["N1", "!"]).isSubset(of: texts(of: scrolled)))
  }

  @Test func aChartOfNothingIsEmpty() throws {
    let chart = Chart([Sale]()) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)) }
    #expect(try !svg(chart).contains("nan"))
    #expect(try Driver(chart).elements.isEmpty)
    #expect(try texts(of: Chart {}).isEmpty == false)
  }

  @Test func valuesThatAreNoNumbersAreLeftOut() throws {
    let chart = Chart([1, .nan, .infinity, 3], id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0))
      BarMark(x: .value("x", $0), y: .value("y", $0))
    }
    let picture = try svg(chart)
    #expect(!picture.contains("nan") && !picture.contains("inf"))
  }
}
