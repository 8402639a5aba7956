public import MeerkatViews

extension ChartContent {
  /// Sets the label of the marks for screen readers, in place of their values.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    with { $0.look.accessibilityLabel = $0.look.accessibilityLabel ?? label.plainText }
  }

  /// Sets the label of the marks for screen readers, in place of their values.
  @TextForms(resource: false)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the value of the marks for screen readers, in place of their own.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    with { $0.look.accessibilityValue = $0.look.accessibilityValue ?? value.plainText }
  }

  /// Sets the value of the marks for screen readers, in place of their own.
  @TextForms(resource: false)
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Hides the marks from screen readers.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    with { $0.look.isAccessibilityHidden = $0.look.isAccessibilityHidden || hidden }
  }
}
