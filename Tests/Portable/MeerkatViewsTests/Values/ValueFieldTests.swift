import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct ValueFieldTests {
  /// 1 March 2025, 14:30, in Greenwich.
  nonisolated private static let march = Date(timeIntervalSince1970: 1_740_839_400)
  nonisolated private static let day: TimeInterval = 86_400

  private struct Meeting: View {
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var range: ClosedRange<Date>?
    @State private var date = ValueFieldTests.march

    var body: some View {
      VStack(alignment: .leading) {
        if let range {
          DatePicker("Day", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("Day", selection: $date, displayedComponents: components)
        }
        Text(verbatim: "\(Int(date.timeIntervalSince(ValueFieldTests.march) / 60)) minutes later")
      }
      .environment(\.timeZone, .gmt)
    }
  }

  nonisolated private static let pictures: [(DatePickerComponents, String)] = [
    (.date, "Day               [2025-03-01]"),
    (.hourAndMinute, "Day                    [14:30]"),
    ([.date, .hourAndMinute], "Day         [2025-03-01 14:30]"),
  ]

  @Test(arguments: pictures)
  func aDateIsShownInItsParts(components: DatePickerComponents, line: String) throws {
    let app = try Driver(Meeting(components: components), width: 30)
    #expect(app.picture == line + "\n0 minutes later")
  }

  nonisolated private static let inputs: [(DatePickerComponents, String, String)] = [
    (.date, "2025-03-02", "1440 minutes later"),
    (.hourAndMinute, "15:00", "30 minutes later"),
    ([.date, .hourAndMinute], "2025-03-01T14:31", "1 minutes later"),
    ([.date, .hourAndMinute], "2025-03-01 14:31", "1 minutes later"),
    (.date, "2025-13-02", "0 minutes later"),
    (.date, "tomorrow", "0 minutes later"),
    (.hourAndMinute, "7:5", "0 minutes later"),
  ]

  @Test(arguments: inputs)
  func whatIsTypedIsTakenWhereItIsADate(
    components: DatePickerComponents, typed: String, outcome: String
  ) throws {
    let app = try Driver(Meeting(components: components), width: 30)
    try app.clear(.textField("Day"))
    try app.type(typed, into: .textField("Day"))
    #expect(app.exists(.text(outcome)))
  }

  @Test(arguments: [
    ("2025-03-02", "1440 minutes later"),
    ("2025-03-03", "0 minutes later"),
    ("2025-02-28", "0 minutes later"),
  ])
  func aDateOutsideOfTheRangeIsNotTaken(typed: String, outcome: String) throws {
    let range = Self.march...Self.march.addingTimeInterval(Self.day)
    let app = try Driver(Meeting(components: .date, range: range), width: 30)
    try app.clear(.textField("Day"))
    try app.type(typed, into: .textField("Day"))
    #expect(app.exists(.text(outcome)))
  }

  private struct Painting: View {
    @State private var color = Color.red.opacity(0.5)

    var body: some View {
      VStack(alignment: .leading) {
        ColorPicker("Ink", selection: $color, supportsOpacity: false)
        Text(verbatim: color == Color(red: 0, green: 1, blue: 0, opacity: 0.5) ? "green" : "other")
      }
    }
  }

  @Test func aColorIsChosenByItsParts() throws {
    let app = try Driver(Painting(), width: 20)
    #expect(app.picture == "Ink        [#ff3b30]\nother")
    try app.clear("Ink")
    try app.type("#00ff00", into: "Ink")
    #expect(app.picture == "Ink        [#00ff00]\ngreen")
  }
}
