public import MeerkatFoundation

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
    _ label: Label, _ selection: Binding<Date>, from least: Date?, to most: Date?,
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.least = least
    self.most = most
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
  /// Creates a date picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a date picker with a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with an earliest date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a date picker with a latest date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title and a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a title and an earliest date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title and a latest date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, from: nil, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection, from: nil, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title and a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, from: range.lowerBound, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a title and a range.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleResource), selection, from: range.lowerBound, to: range.upperBound,
      displayedComponents)
  }

  /// Creates a date picker with a title and an earliest date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title and an earliest date.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection, from: range.lowerBound, to: nil, displayedComponents)
  }

  /// Creates a date picker with a title and a latest date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, from: nil, to: range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a title and a latest date.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection, from: nil, to: range.upperBound, displayedComponents)
  }
}
