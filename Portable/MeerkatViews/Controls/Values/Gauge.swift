/// A view that shows a value between two bounds.
///
/// Like SwiftUI's `Gauge`.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel? = nil,
    _ least: BoundsLabel? = nil, _ most: BoundsLabel? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    configuration = GaugeStyleConfiguration(
      value: min(max(part, 0), 1), label: ControlPart(label),
      currentValueLabel: current.map { ControlPart($0) },
      minimumValueLabel: least.map { ControlPart($0) },
      maximumValueLabel: most.map { ControlPart($0) })
  }

  @MainActor @preconcurrency public var body: some View { style.body(configuration) }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for itself and the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for the value and values between; hosts omit the last.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for itself, the current value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge with labels for the value, the bounds and values between; hosts omit the last.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
