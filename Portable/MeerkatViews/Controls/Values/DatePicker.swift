/// The components of a date that a user selects.
///
/// Like SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A control for selecting a date.
///
/// Like SwiftUI's `DatePicker`: the browser's native control; elsewhere a field for `2025-03-01`,
/// `14:30` or both.
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let least: Date?
  private let most: Date?
  private let components: Components
  @Environment(\.timeZone) private var timeZone

  init(
    _ label: Label, _ selection: Binding<Date>, in range: some _DateRange, _ components: Components
  ) {
    self.label = label
    self.selection = selection
    (least, most) = range._bounds
    self.components = components
  }

  @MainActor @preconcurrency public var body: some View {
    let words = DateWords(components, in: timeZone)
    let (least, most) = (least, most)
    let source = FieldSource(
      selection, text: words.text(of:),
      parse: { [selection] text in
        guard let date = words.date(of: text, changing: selection.wrappedValue) else { return nil }
        return words.isInside(date, from: least, to: most) ? date : nil
      })
    LabeledField(label) { ValueField($0, kind: words.kind(from: least, to: most), source: source) }
  }
}

extension DatePicker {
  /// Creates a date picker, which may have a range.
  public init<R: _DateRange>(
    selection: Binding<Date>, in range: R = ClosedRange<Date>?.none,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, in: range, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title, which may have a range.
  @TextForms
  public init<R: _DateRange>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: R = ClosedRange<Date>?.none,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, in: range, displayedComponents)
  }
}

/// A range of dates, which may be open at one end.
public protocol _DateRange {
  /// The earliest date and the latest one, where there are such.
  var _bounds: (least: Date?, most: Date?) { get }
}

extension ClosedRange: _DateRange where Bound == Date {
  public var _bounds: (least: Date?, most: Date?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom: _DateRange where Bound == Date {
  public var _bounds: (least: Date?, most: Date?) { (lowerBound, nil) }
}

extension PartialRangeThrough: _DateRange where Bound == Date {
  public var _bounds: (least: Date?, most: Date?) { (nil, upperBound) }
}

extension Optional: _DateRange where Wrapped: _DateRange {
  public var _bounds: (least: Date?, most: Date?) { self?._bounds ?? (nil, nil) }
}
