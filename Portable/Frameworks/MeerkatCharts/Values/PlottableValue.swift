public import MeerkatViews

/// A value with a label, for marks and modifiers.
///
/// Like Swift Charts' `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted

  /// Creates a value with a label.
  @TextForms(resource: false, text: true)
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(plotted: Plotted(.title(labelKey), Datum(value)))
  }
}

extension PlottableValue where Value == Date {
  /// Creates a value for a whole unit of time, such as the day or month of a date.
  @TextForms(resource: false, text: true)
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    PlottableValue(plotted: Plotted(.title(labelKey), value, unit, calendar))
  }
}

/// What a mark says about one of its dimensions.
struct Plotted {
  /// The label of a value; read only where it is needed, as that takes time.
  enum Label {
    case key(LocalizedStringKey)
    case text(Text)
    case string(String)

    static func title(_ key: LocalizedStringKey) -> Label { .key(key) }
    static func title(_ text: Text) -> Label { .text(text) }
    static func title<S: StringProtocol>(_ title: S) -> Label { .string(String(title)) }

    var words: String {
      switch self {
      case .key(let key): Text(key).plainText
      case .text(let text): text.plainText
      case .string(let string): string
      }
    }
  }

  var label: Label
  var start: Datum
  /// Where a range ends; nil for a single value.
  var end: Datum?
  /// The unit of time that a date stands for, from `start` to `end`.
  var unit: Calendar.Component?
  /// The date itself, where a unit stands for it.
  var date: Double?

  @Memberwise
  init(_ label: Label, _ start: Datum)

  init(_ label: Label, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    self.init(label, Datum(date))
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return }
    start = Datum(interval.start)
    end = Datum(interval.end)
    self.unit = unit
    self.date = date.timeIntervalSinceReferenceDate
  }

  /// A range from one value to another.
  init(from first: Plotted, to last: Plotted) {
    self.init(first.label, first.start)
    end = last.unit == nil ? last.start : last.end
  }

  /// The middle of a unit or a range, and a single value itself.
  var middle: Datum {
    guard let first = start.amount, let last = end?.amount else { return start }
    return start.with((first + last) / 2)
  }
}
