extension Text {
  /// The format of a date.
  ///
  /// Like SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Hashable, Sendable, Codable {
    let name: String
    public static let date = DateStyle(name: "date")
    public static let time = DateStyle(name: "time")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  /// Creates a text from a date; relative dates don't update automatically.
  public init(_ date: Date, style: DateStyle) {
    let now = Date()
    self.init(date, style) { DateText.text(date, style, now: now, in: $0) }
  }

  /// Creates a text from an interval of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(dates) { DateText.text(dates, in: $0) } }

  /// Creates a text from an interval of dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  private init(_ values: any Hashable & Sendable..., text: @escaping (Locale) -> String) {
    self.init(verbatim: text(DateText.usual))
    translation = Translation(FormattedValue(style: values.map { AnyHashable($0) }, text: text))
  }

  /// Creates a text with the remaining or elapsed time of an interval when the view is created.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateText.timer(seconds))
  }
}

/// The words for dates; those for times that have passed are English.
enum DateText {
  /// The language where none is given.
  static let usual = Locale(identifier: "en_US")

  static func text(
    _ date: Date, _ style: Text.DateStyle, now: Date, in locale: Locale = usual
  ) -> String {
    let seconds = date.timeIntervalSince(now)
    switch style {
    case .time: return formatter(.none, .short, locale).string(from: date)
    case .relative: return span(seconds)
    case .offset: return (seconds < 0 ? "-" : "+") + span(seconds)
    case .timer: return timer(abs(seconds))
    default: return formatter(.long, .none, locale).string(from: date)
    }
  }

  static func text(_ dates: ClosedRange<Date>, in locale: Locale = usual) -> String {
    let formatter = formatter(.none, .short, locale)
    return formatter.string(from: dates.lowerBound) + " – "
      + formatter.string(from: dates.upperBound)
  }

  private static func formatter(
    _ date: DateFormatter.Style, _ time: DateFormatter.Style, _ locale: Locale
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }

  /// Returns the two largest units of a time: `2 hr, 5 min`.
  private static func span(_ seconds: TimeInterval) -> String {
    let units: [(name: String, length: Int)] = [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hr", 3_600), ("min", 60),
      ("sec", 1),
    ]
    var rest = Int(abs(seconds).rounded())
    var parts: [String] = []
    for unit in units where parts.count < 2 {
      let count = rest / unit.length
      rest %= unit.length
      guard count > 0 else {
        guard parts.isEmpty else { break }
        continue
      }
      let isWord = unit.length >= 86_400
      parts.append("\(count) \(unit.name)\(isWord && count > 1 ? "s" : "")")
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  /// Returns a time as on a stopwatch: `1:02:03`.
  static func timer(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds.rounded())
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(DateText.text(date, style, now: Date()))
  }

  /// Adds the remaining or elapsed time of an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
