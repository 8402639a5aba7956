/// Two buttons that increment and decrement a value.
///
/// Like SwiftUI's `Stepper`.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let decrease: Half
  private let increase: Half
  private let entry: ControlEntry

  /// One of the two directions.
  struct Half {
    let isPossible: () -> Bool
    let act: () -> Void
  }

  @Memberwise
  init(label: Label, increase: Half, decrease: Half, entry: ControlEntry)

  @MainActor @preconcurrency public var body: some View {
    HStack {
      label
      Spacer()
      HStack(spacing: 4) {
        StepButton(half: decrease, title: "Decrement", symbol: "minus")
        StepButton(half: increase, title: "Increment", symbol: "plus")
      }
      .controlEntry(entry)
    }
    .accessibilityElement(children: .contain)
  }
}

/// One of the two buttons: a separate view, so that a step evaluates nothing else.
nonisolated private struct StepButton<Label: View>: View {
  let half: Stepper<Label>.Half
  let title: LocalizedStringKey
  let symbol: String

  @MainActor var body: some View {
    Button(action: half.act) { Image(systemName: symbol) }
      .buttonStyle(.bordered)
      .accessibilityLabel(title)
      .disabled(!half.isPossible())
  }
}

extension Stepper {
  /// Creates a stepper with two actions; a button without an action is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      increase: Half(isPossible: { onIncrement != nil }, act: { onIncrement?() }),
      decrease: Half(isPossible: { onDecrement != nil }, act: { onDecrement?() }),
      entry: .unknown)
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, step, label())
  }

  /// Creates a stepper for a value with bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label())
  }

  init<V: Strideable>(_ value: Binding<V>, _ step: V.Stride, _ label: Label) {
    self.init(
      label: label,
      increase: Half(
        isPossible: { true },
        act: { value.wrappedValue = value.wrappedValue.advanced(by: step) }),
      decrease: Half(
        isPossible: { true },
        act: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }),
      entry: ControlEntry(value))
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride, _ label: Label
  ) {
    self.init(
      label: label,
      increase: Half(
        isPossible: { value.wrappedValue < bounds.upperBound },
        act: {
          value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
        }),
      decrease: Half(
        isPossible: { value.wrappedValue > bounds.lowerBound },
        act: {
          value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
        }),
      entry: ControlEntry(value))
  }
}
