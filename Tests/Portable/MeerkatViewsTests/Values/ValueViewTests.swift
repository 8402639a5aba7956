import Foundation
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ValueViewTests {
  /// A view and its picture.
  struct Case: Sendable, CustomTestStringConvertible {
    let picture: String
    let makeDriver: @MainActor @Sendable () throws -> Driver

    init<Content: View>(
      _ picture: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
      self.picture = picture
      makeDriver = { try Driver(view(), width: 40) }
    }

    var testDescription: String { picture }
  }

  @Test(arguments: [
    Case("Battery [#####-----] 50%") { Gauge(value: 0.5) { Text("Battery") } },
    Case("0 Speed 30 km/h [###-------] 30% 100") {
      Gauge(value: 30.0, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text("30 km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    },
    Case("Battery: 0.5") { Gauge(value: 0.5) { Text("Battery") }.gaugeStyle(Plain()) },
    Case("[A] [B]") {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
    },
    Case("[⇪ Share…]") { ShareLink(item: "x") },
    Case("▣") { AsyncImage(url: URL(string: "https://example.com/a.png")) },
    Case("no picture") {
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("no picture")
      }
    },
    Case("▣ and its frame") {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
        switch phase {
        case .success(let image):
          HStack {
            image; Text("and its frame")
          }
        case .failure: Text("failed")
        case .empty: ProgressView()
        @unknown default: EmptyView()
        }
      }
    },
    Case("2") {
      TimelineView(.explicit([.distantPast, .distantPast + 1])) { context in
        Text(verbatim: context.date > .distantPast ? "2" : "1")
      }
    },
  ])
  func valuesHavePictures(_ example: Case) async throws {
    let app = try example.makeDriver()
    try await app.settle()
    #expect(app.picture == example.picture)
  }

  private struct Plain: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: ": \(configuration.value)")
      }
    }
  }

  nonisolated private static let start = Date(timeIntervalSince1970: 1_740_830_400)

  @Test(arguments: [
    (Text(start, style: .date), "March 1, 2025"),
    (Text(Date() + 11_400.5, style: .relative), "3 hr, 10 min"),
    (Text(Date() - 2 * 86_400 - 0.5, style: .offset), "-2 days"),
    (Text(Date() + 65.4, style: .timer), "1:05"),
    (Text(timerInterval: start...start + 3_723, pauseTime: start), "1:02:03"),
    (Text(timerInterval: start...start + 90, pauseTime: start + 60, countsDown: false), "1:00"),
    (Text("Due \(start, style: .date)"), "Due March 1, 2025"),
  ])
  func datesAreWrittenInWords(text: Text, words: String) throws {
    #expect(try Driver(text).picture == words)
  }

  @Test func formattersWriteValuesInTexts() {
    let (dates, numbers) = (DateFormatter(), NumberFormatter())
    dates.dateFormat = "yyyy"
    numbers.minimumFractionDigits = 2
    #expect(Text("In \(Self.start, formatter: dates)").plainText == "In 2025")
    #expect(Text("\(Decimal(3), formatter: numbers)").plainText == "3.00")
    #expect(Text(NSNumber(value: 3), formatter: numbers).plainText == "3.00")
    #expect(Text(Decimal(3), formatter: numbers).plainText == "3.00")
    #expect(Text(Self.start, formatter: dates).plainText == "2025")
  }

  @Test func aStringHasTheAttributesOfUIKit() {
    var string = AttributedString("Hello")
    string.font = UIFont.boldSystemFont(ofSize: 3)
    string.uiKit.foregroundColor = .systemRed
    let style = Text(string).allRuns[0].style
    #expect(style.font == .system(size: 3).bold())
    #expect(style.foreground == Color(uiColor: .systemRed).paint)
  }

  @Test func aStringKeepsItsAttributes() {
    var string = AttributedString("Hello")
    string.font = .title
    string.foregroundColor = .red
    string.underlineStyle = .single
    var rest = AttributedString(", you")
    rest.link = URL(string: "https://example.com")
    let runs = Text(string + rest).allRuns
    #expect(runs.map(\.text) == ["Hello", ", you"])
    #expect(runs[0].style.font == .title)
    #expect(runs[0].style.foreground == Color.red.paint)
    #expect(runs[0].style.isUnderlined == true)
    #expect(runs[1].style.link == "https://example.com")
  }

  @Test(arguments: [
    (Color.red, ColorScheme.light, "1.0 0.23137255 0.1882353 1.0"),
    (Color.primary, .dark, "1.0 1.0 1.0 1.0"),
    (Color.clear, .light, "0.0 0.0 0.0 0.0"),
    (Color(white: 0.5).opacity(0.25), .light, "0.5 0.5 0.5 0.25"),
  ])
  func aColorHasComponents(color: Color, scheme: ColorScheme, components: String) {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    let parts = color.resolve(in: values)
    #expect("\(parts.red) \(parts.green) \(parts.blue) \(parts.opacity)" == components)
  }

  @Test("Values are written in the language of the surroundings")
  func languages() throws {
    let day = Date(timeIntervalSince1970: 0)
    let app = try Driver(
      VStack {
        Text(1234.5, format: .number)
        Text(1234.5, format: .number).bold().environment(\.locale, Locale(identifier: "fr_FR"))
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
        Text(day, style: .date)
        Text(day, format: .dateTime.month(.wide))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, .gmt))
    #expect(
      app.elements.map(\.label) == [
        "1.234,5", "1\u{202F}234,5", "1,234.5", "1. Januar 1970", "Januar",
      ])
  }
}
