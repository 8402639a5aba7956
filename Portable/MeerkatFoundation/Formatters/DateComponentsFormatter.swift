/// A formatter for durations: `1 hour, 2 minutes`, or `1:02:00`.
///
/// Like Foundation's `DateComponentsFormatter`. Years have 365 days and months 30, unless two dates
/// are given.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Foundation declares formatters `Sendable`; like these, they are used only by their creator.

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// How units with a value of zero are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that are written, none for those that fit.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar by which the time between two dates is measured.
  open var calendar: Calendar? = .current
  /// How many units are written at most; zero for all.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  /// Whether “about” stands before the time.
  open var includesApproximationPhrase = false
  /// Whether “remaining” stands behind the time.
  open var includesTimeRemainingPhrase = false

  /// Writes a number of seconds.
  open func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
    var rest = Int(abs(seconds).rounded(.down))
    var counts: [(unit: DurationUnit, count: Int)] = []
    for unit in units(from: rest) {
      counts.append((unit, rest / unit.length))
      rest %= unit.length
    }
    return text(of: counts, isNegative: seconds < 0)
  }

  /// Writes the time from one date to another.
  open func string(from start: Date, to end: Date) -> String? {
    let allowed = units(from: Int(abs(end.timeIntervalSince(start))))
    let components = (calendar ?? .current).dateComponents(
      Set(allowed.map(\.component)), from: min(start, end), to: max(start, end))
    return text(
      of: allowed.map { ($0, components.value(for: $0.component) ?? 0) }, isNegative: end < start)
  }

  /// Writes the time that components of a date stand for.
  open func string(from components: DateComponents) -> String? {
    let seconds = DurationUnit.all.reduce(0) { sum, unit in
      sum + (components.value(for: unit.component) ?? 0) * unit.length
    }
    return string(from: TimeInterval(seconds))
  }

  open override func string(for value: Any?) -> String? {
    (value as? DateComponents).flatMap { string(from: $0) }
  }

  /// Writes a time in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
    -> String?
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func units(from seconds: Int) -> [DurationUnit] {
    let allowed = DurationUnit.all.filter {
      allowedUnits.isEmpty ? $0.component != .weekOfMonth : allowedUnits.contains($0.unit)
    }
    guard collapsesLargestUnit, let first = allowed.first, allowed.count > 1,
      seconds < first.length * 2
    else { return allowed }
    return Array(allowed.dropFirst())
  }

  private func text(of counts: [(unit: DurationUnit, count: Int)], isNegative: Bool) -> String {
    guard let smallest = counts.last?.unit else { return "" }
    var shown = counts
    let behavior = zeroFormattingBehavior
    let isPositional = unitsStyle == .positional
    if !behavior.contains(.pad) {
      let drops = { (part: ZeroFormattingBehavior) in
        behavior.contains(part)
          || behavior.contains(.default) && (!isPositional || part == .dropLeading)
      }
      if drops(.dropLeading) { shown = Array(shown.drop { $0.count == 0 }) }
      if drops(.dropTrailing) {
        while shown.last?.count == 0 { shown.removeLast() }
      }
      if drops(.dropMiddle) { shown.removeAll { $0.count == 0 } }
    }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    if shown.isEmpty { shown = [(smallest, 0)] }
    let sign = isNegative ? "-" : ""
    let phrase = sign + (isPositional ? digits(of: shown) : words(of: shown))
    return (includesApproximationPhrase ? "About " : "") + phrase
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func digits(of parts: [(unit: DurationUnit, count: Int)]) -> String {
    let clock = parts.filter { $0.unit.length <= 3600 }
    let days = parts.filter { $0.unit.length > 3600 }.map { "\($0.count)\($0.unit.letter)" }
    let pads = zeroFormattingBehavior.contains(.pad)
    let time = clock.enumerated().map { index, part in
      let isPadded = index > 0 || pads && clock.count > 1
      return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }
    return (days + [time.joined(separator: ":")]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func words(of parts: [(unit: DurationUnit, count: Int)]) -> String {
    let texts = parts.map { part -> String in
      let number =
        unitsStyle == .spellOut ? Self.spelled(part.count) : part.count.formatted(.number)
      let short = part.count == 1 ? part.unit.short.one : part.unit.short.several
      switch unitsStyle {
      case .abbreviated: return number + part.unit.letter
      case .brief: return number + short
      case .short: return "\(number) \(short)"
      default: return "\(number) \(part.unit.name)\(part.count == 1 ? "" : "s")"
      }
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  private static func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}

private struct DurationUnit: Sendable {
  let name: String
  let letter: String
  /// For one, and for several.
  let short: (one: String, several: String)
  /// Seconds.
  let length: Int
  let unit: NSCalendar.Unit
  let component: Calendar.Component

  @Memberwise
  private init(
    _ name: String, _ letter: String, _ short: (one: String, several: String), _ length: Int,
    _ unit: NSCalendar.Unit, _ component: Calendar.Component
  )

  /// The units of durations, the largest first.
  static let all = [
    DurationUnit("year", "y", ("yr", "yrs"), 31_536_000, .year, .year),
    DurationUnit("month", "mo", ("mth", "mths"), 2_592_000, .month, .month),
    DurationUnit("week", "w", ("wk", "wks"), 604_800, .weekOfMonth, .weekOfMonth),
    DurationUnit("day", "d", ("day", "days"), 86_400, .day, .day),
    DurationUnit("hour", "h", ("hr", "hr"), 3_600, .hour, .hour),
    DurationUnit("minute", "m", ("min", "min"), 60, .minute, .minute),
    DurationUnit("second", "s", ("sec", "sec"), 1, .second, .second),
  ]
}
