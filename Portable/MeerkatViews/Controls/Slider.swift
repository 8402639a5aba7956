/// A control for selecting a value between two bounds.
///
/// Like SwiftUI's `Slider`.
///
/// ## Differences
/// - Hosts show a bar between two buttons, which move by a step, or by a tenth of the range without
///   steps.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let label: Label
  private let lower: ValueLabel?
  private let upper: ValueLabel?
  private let source: Source

  /// The value as a number, with its bounds.
  struct Source {
    let get: () -> Double
    let set: (Double) -> Void
    let bounds: ClosedRange<Double>
    let step: Double?
    let entry: ControlEntry

    var fraction: Double {
      let length = bounds.upperBound - bounds.lowerBound
      return length > 0 ? (get() - bounds.lowerBound) / length : 0
    }

    func go(_ direction: Double) {
      let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
      set(min(max(get() + direction * distance, bounds.lowerBound), bounds.upperBound))
    }

    init<V: BinaryFloatingPoint>(
      _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil
    ) where V.Stride: BinaryFloatingPoint {
      get = { Double(value.wrappedValue) }
      set = { value.wrappedValue = V($0) }
      entry = ControlEntry(value)
      self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
      self.step = step.map { Double($0) }
    }
  }

  @Memberwise
  init(_ source: Source, label: Label, lower: ValueLabel? = nil, upper: ValueLabel? = nil)

  @MainActor @preconcurrency public var body: some View {
    HStack {
      lower
      Button(action: { source.go(-1) }) { Image(systemName: "minus") }
        .accessibilityLabel("Decrement")
        .controlEntry(source.entry)
        .disabled(source.fraction <= 0)
      ProgressView(value: source.fraction) { label }
        .labelsHidden()
      Button(action: { source.go(1) }) { Image(systemName: "plus") }
        .accessibilityLabel("Increment")
        .controlEntry(source.entry)
        .disabled(source.fraction >= 1)
      upper
    }
    .buttonStyle(.borderless)
    .accessibilityElement(children: .contain)
  }
}
