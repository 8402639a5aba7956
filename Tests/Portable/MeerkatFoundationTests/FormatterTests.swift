import MeerkatFoundation
import Testing

struct DateComponentsFormatterTests {
  struct Case: CustomTestStringConvertible {
    let seconds: TimeInterval
    let style: DateComponentsFormatter.UnitsStyle
    var units: NSCalendar.Unit = []
    var zeros = DateComponentsFormatter.ZeroFormattingBehavior.default
    var most = 0
    let text: String

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(seconds: 3_725, style: .positional, text: "1:02:05"),
    Case(seconds: 65, style: .positional, units: [.minute, .second], text: "1:05"),
    Case(seconds: 5, style: .positional, units: [.minute, .second], text: "5"),
    Case(seconds: 5, style: .positional, units: [.minute, .second], zeros: .pad, text: "00:05"),
    Case(seconds: 3_600, style: .positional, units: [.hour, .minute], text: "1:00"),
    Case(seconds: 3_725, style: .abbreviated, text: "1h 2m 5s"),
    Case(seconds: 3_605, style: .abbreviated, text: "1h 5s"),
    Case(seconds: 3_725, style: .short, text: "1 hr, 2 min, 5 sec"),
    Case(seconds: 3_725, style: .brief, text: "1hr 2min 5sec"),
    Case(seconds: 90_061, style: .full, most: 2, text: "1 day, 1 hour"),
    Case(seconds: 7_200, style: .full, units: [.minute], text: "120 minutes"),
    Case(seconds: 3_660, style: .spellOut, text: "one hour, one minute"),
    Case(seconds: 0, style: .full, text: "0 seconds"),
    Case(seconds: -60, style: .abbreviated, text: "-1m"),
    Case(seconds: 1_209_600, style: .full, units: [.weekOfMonth, .day], text: "2 weeks"),
  ])
  func aTimeIsWrittenInItsUnits(_ expected: Case) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = expected.style
    formatter.allowedUnits = expected.units
    formatter.zeroFormattingBehavior = expected.zeros
    formatter.maximumUnitCount = expected.most
    #expect(formatter.string(from: expected.seconds) == expected.text)
  }

  @Test func phrasesStandAroundTheTime() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 60) == "About 1 minute remaining")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func monthsBetweenDatesAreThoseOfTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 1)))
    let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 3)))
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    #expect(formatter.string(from: start, to: end) == "1 month, 2 days")
  }
}

struct OtherFormatterTests {
  @Test(arguments: [
    (-7_200.0, RelativeDateTimeFormatter.UnitsStyle.full, "2 hours ago"),
    (60, .full, "in 1 minute"),
    (-7_200, .abbreviated, "2h ago"), (-3 * 86_400, .full, "3 days ago"),
  ])
  func aDateIsSeenFromAnother(
    seconds: TimeInterval, style: RelativeDateTimeFormatter.UnitsStyle, text: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = style
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func aDayHasAName() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test func listsAndMeasurementsAreWritten() {
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["a", 2, "c"]) == "a, 2, and c")
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.locale = Locale(identifier: "en_US")
    #expect(
      formatter.string(from: Measurement(value: 3.5, unit: UnitLength.kilometers)) == "3.5 km")
    #expect(
      formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°C")
  }
}
