/// A formatter for relative dates: `2 hours ago`, `tomorrow`.
///
/// Like Foundation's `RelativeDateTimeFormatter`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Foundation declares formatters `Sendable`; like these, they are used only by their creator.

  /// Whether to write numbers or, where the language has them, words.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// The calendar by which days are counted.
  open var calendar: Calendar! = .current
  open var locale: Locale! = .ofReader

  /// Writes a date, seen from another.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    // The style sees a date from now. Half a second keeps a whole number of units whole.
    let interval = date.timeIntervalSince(reference)
    return style.format(Date.now.addingTimeInterval(interval + (interval < 0 ? -0.5 : 0.5)))
  }

  /// Writes a time from now, in seconds; one in the past is negative.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    localizedString(
      for: Date(timeIntervalSinceReferenceDate: interval),
      relativeTo: .init(timeIntervalSinceReferenceDate: 0))
  }

  /// Writes a time from now, such as `DateComponents(day: -1)`.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date.now
    return localizedString(
      for: calendar.date(byAdding: components, to: now) ?? now, relativeTo: now)
  }

  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
      calendar: calendar)
  }
}

/// Writes a list: `a, b, and c`.
///
/// Like Foundation's `ListFormatter`.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Formatters are `Sendable` by Foundation's own word, and, like these, used by whoever made them.

  // As above.

  open var locale: Locale! = .ofReader
  /// Writes the items that are no texts.
  open var itemFormatter: Formatter?

  /// Writes texts one after another.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.ofReader))
  }

  /// Writes items one after another.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale))
  }

  open override func string(for value: Any?) -> String? {
    (value as? [Any]).flatMap { string(from: $0) }
  }
}

/// Writes a measurement with its unit's symbol: `3.5 km`.
///
/// Like Foundation's `MeasurementFormatter`. The unit is the measurement's own: none is chosen by the reader's region.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Formatters are `Sendable` by Foundation's own word, and, like these, used by whoever made them.

  // As above.

  /// The units that may be written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .ofReader
  /// Writes the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if measurement.unit is UnitTemperature {
      return unitOptions.contains(.temperatureWithoutUnit)
        ? number + "°" : number + measurement.unit.symbol
    }
    return "\(number)\(unitStyle == .short ? "" : " ")\(measurement.unit.symbol)"
  }

  /// Writes a unit's symbol.
  open func string(from unit: Unit) -> String { unit.symbol }
}
