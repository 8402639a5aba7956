extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider, which may have steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Source(value, bounds, step: step), label: EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which may have steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Source(value, bounds, step: step), label: label())
  }
}

extension Slider {
  /// Creates a slider with labels for the value and its bounds, which may have steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Source(value, bounds, step: step), label: label(), lower: minimumValueLabel(),
      upper: maximumValueLabel())
  }
}

// The order of SwiftUI's first years: what happens while a user slides, the values at the ends,
// and the label last.

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which may have steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Source(value, bounds, step: step), label: label())
  }
}

extension Slider {
  /// Creates a slider with labels for itself and its bounds, which may have steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Source(value, bounds, step: step), label: label(), lower: minimumValueLabel,
      upper: maximumValueLabel)
  }
}
