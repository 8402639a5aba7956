public import MeerkatViews

/// What an axis consists of.
///
/// Like Swift Charts' `AxisContent`.
@MainActor @preconcurrency
public protocol AxisContent {}

/// Content of an axis that knows its marks.
@MainActor @preconcurrency
protocol AxisSource: AxisContent {
  @MainActor func addAxes(to axes: inout [MarkedAxis])
}

/// Marks at the values of an axis.
///
/// Like Swift Charts' `AxisMarks`.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisSource {
  private let axis: MarkedAxis

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: MarkedAxis.Values,
    _ content: @escaping (AxisValue) -> Content
  ) {
    axis = MarkedAxis(position: position, values: values, mark: content)
  }

  /// Creates marks with content of your own.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .chosen(values), content)
  }

  /// Creates marks with content of your own.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .chosen(values)) { _ in content() }
  }

  /// Creates marks at the values of an array, with content of your own.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .listed(values.map { Datum($0) }), content)
  }

  /// Creates marks at the values of an array, with content of your own.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .listed(values.map { Datum($0) })) { _ in content() }
  }

  @MainActor func addAxes(to axes: inout [MarkedAxis]) { axes.append(axis) }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Creates marks with lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .chosen(values)) { _ in .usual(AxisValueLabel(), stroke) }
  }

  /// Creates marks with lines and labels at the values of an array.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .listed(values.map { Datum($0) })) { _ in
      .usual(AxisValueLabel(), stroke)
    }
  }

  /// Creates marks with lines and labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, .chosen(values)) { _ in
      .usual(AxisValueLabel(format: format), stroke)
    }
  }

  /// Creates marks with lines and labels in a format, at the values of an array.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, .listed(values.map { Datum($0) })) { _ in
      .usual(AxisValueLabel(format: format), stroke)
    }
  }
}

extension AnyAxisMark {
  /// What an axis shows where nobody says otherwise.
  static func usual(_ label: AxisValueLabel<Text>, _ stroke: StrokeStyle?) -> AnyAxisMark {
    AnyAxisMark(SeveralAxisMarks(AxisGridLine(stroke: stroke), label))
  }
}

/// One row of marks along an axis.
struct MarkedAxis {
  enum Values {
    case chosen(AxisMarkValues)
    case listed([Datum])
  }

  let position: AxisMarkPosition
  let values: Values
  let mark: (AxisValue) -> any AxisMark

  /// What the axis shows at a value.
  @MainActor func items(at value: AxisValue) -> [AxisItem] {
    var items: [AxisItem] = []
    mark(value).collect(into: &items)
    return items
  }

  /// What an axis consists of where nobody says otherwise.
  @MainActor static var usual: [MarkedAxis] {
    var axes: [MarkedAxis] = []
    AxisMarks().collect(into: &axes)
    return axes
  }
}

extension AxisContent {
  func collect(into axes: inout [MarkedAxis]) { (self as? any AxisSource)?.addAxes(to: &axes) }
}
