public import MeerkatViews

extension ChartContent {
  /// Sets the label of the marks for screen readers, in place of their values.
  @TextForms(resource: false, text: true)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    with { $0.look.accessibilityLabel = $0.look.accessibilityLabel ?? labelKey.text }
  }

  /// Sets the value of the marks for screen readers, in place of their own.
  @TextForms(resource: false, text: true)
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    with { $0.look.accessibilityValue = $0.look.accessibilityValue ?? valueKey.text }
  }

  /// Hides the marks from screen readers.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    with { $0.look.isAccessibilityHidden = $0.look.isAccessibilityHidden || hidden }
  }
}
