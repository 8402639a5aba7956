import Foundation

/// Values as people read them.
struct Words {
  let calendar: Calendar
  let locale: Locale
  private let style: Date.FormatStyle
  private let day: Date.FormatStyle
  private let dayAndTime: Date.FormatStyle

  init(calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    self.locale = locale
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    day = style.month(.abbreviated).day().year()
    dayAndTime = day.hour().minute()
  }

  /// The names of an axis at some values, with as many digits as tell them apart.
  func labels(for datums: [Datum], step: DateStep?) -> [String] {
    let numbers = datums.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let digits = numbers.isEmpty ? 0 : Words.digits(numbers)
    let dates = datums.compactMap { if case .date(let seconds) = $0 { seconds } else { nil } }
    let years = Set(dates.map { calendar.component(.year, from: Words.date($0)) })
    return datums.map { datum in
      switch datum {
      case .category(let name): name
      case .number(let number): text(number, digits: digits)
      case .date(let seconds): text(Words.date(seconds), step, spansYears: years.count > 1)
      }
    }
  }

  /// How many digits after the point tell numbers apart.
  private static func digits(_ numbers: [Double]) -> Int {
    (0...6).first { digits in
      let scale = pow(10, Double(digits))
      return numbers.allSatisfy {
        abs(($0 * scale).rounded() - $0 * scale) < 1e-6 * max(1, abs($0))
      }
    } ?? 6
  }

  private static func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func text(_ number: Double, digits: Int) -> String {
    number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }

  private func text(_ date: Date, _ step: DateStep?, spansYears: Bool) -> String {
    switch step?.unit {
    case .second: return date.formatted(style.hour().minute().second())
    case .minute: return date.formatted(style.hour().minute())
    case .hour:
      let isMidnight = calendar.component(.hour, from: date) == 0
      return date.formatted(isMidnight ? style.month(.abbreviated).day() : style.hour())
    case .month where spansYears && calendar.component(.month, from: date) == 1,
      .quarter where spansYears && calendar.component(.month, from: date) == 1, .year:
      return date.formatted(style.year())
    case .month, .quarter: return date.formatted(style.month(.abbreviated))
    default: return date.formatted(style.month(.abbreviated).day())
    }
  }

  /// A value by itself.
  func text(_ datum: Datum, unit: Calendar.Component? = nil) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let number): return text(number)
    case .date(let seconds):
      let date = Words.date(seconds)
      switch unit {
      case .year: return date.formatted(style.year())
      case .month, .quarter: return date.formatted(style.month(.abbreviated).year())
      case .hour, .minute, .second: return date.formatted(dayAndTime)
      case nil where !isMidnight(date): return date.formatted(dayAndTime)
      default: return date.formatted(day)
      }
    }
  }

  private func isMidnight(_ date: Date) -> Bool {
    let seconds = date.timeIntervalSinceReferenceDate
    let local = seconds + Double(calendar.timeZone.secondsFromGMT(for: date))
    return local.truncatingRemainder(dividingBy: 86_400) == 0
  }

  private func text(_ number: Double) -> String {
    if let whole = Int(exactly: number), abs(whole) < 1000 { return String(whole) }
    return number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
  }
}
