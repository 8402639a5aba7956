/// A view that shows progress.
///
/// Like SwiftUI's `ProgressView`.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// From 0 to 1; nil if unknown.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a progress view with labels for itself and the current value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label(), currentValueLabel())
  }

  @MainActor func makeNode(
    under parent: Node
  ) -> EitherNode<ProgressElement, StyledNode<ProgressViewStyleConfiguration>> {
    if EnvironmentValues(scope: parent.environment).progressViewStyle != nil {
      return .second(StyledNode(configuration, styledBy: \.progressViewStyle, under: parent))
    }
    let element = ProgressElement(fraction: fraction, under: parent)
    element.mount(labels)
    return .first(element)
  }

  @MainActor func update(
    _ node: EitherNode<ProgressElement, StyledNode<ProgressViewStyleConfiguration>>
  ) {
    switch node {
    case .first(let element):
      if element.fraction != fraction {
        element.fraction = fraction
        element.contentDidChange(affectsLayout: false)
      }
      element.update(labels)
    case .second(let node): node.update(to: configuration)
    }
  }

  private var labels: TupleView<(Label, CurrentValueLabel)> {
    TupleView((label, currentValueLabel))
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : ControlPart(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : ControlPart(currentValueLabel))
  }
}

extension ProgressView {
  /// Creates a progress view for the time between two dates, as far as it is when the view is made.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let done = Date.now.timeIntervalSince(timerInterval.lowerBound) / max(length, .ulpOfOne)
    self.init(fraction: countsDown ? 1 - done : done, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView { self.init(fraction: nil, EmptyView(), EmptyView()) }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label(), EmptyView()) }

  /// Creates an indeterminate progress view with a title.
  @TextForms
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, Text(titleKey), EmptyView())
  }

  /// Creates a progress view.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: value.map { Double($0 / total) }, EmptyView(), EmptyView())
  }

  /// Creates a progress view with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label(), EmptyView())
  }

  /// Creates a progress view with a title.
  @TextForms
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, Text(titleKey), EmptyView())
  }

  /// Creates a progress view with the state that a `Progress` had when the view was created.
  public init(_ progress: Progress) where Label == EmptyView {
    let fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(fraction: fraction, EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == ControlPart, CurrentValueLabel == ControlPart {
  /// Creates a progress view from a configuration, for use in a style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      configuration.label ?? ControlPart(EmptyView()),
      configuration.currentValueLabel ?? ControlPart(EmptyView()))
  }
}
