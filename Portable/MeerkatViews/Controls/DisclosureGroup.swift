/// Views that a user can show and hide.
///
/// Like SwiftUI's `DisclosureGroup`.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that is initially collapsed, unless a binding says that it is expanded.
  @Memberwise
  public init(
    isExpanded binding: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  )

  @MainActor @preconcurrency public var body: some View {
    let isExpanded = binding ?? $isOpen
    if let style {
      style.body(
        DisclosureGroupStyleConfiguration(
          label: ControlPart(label), content: ControlPart(content()), isExpanded: isExpanded),
        resetting: \.disclosureGroupStyle)
    } else {
      Button(action: { isExpanded.wrappedValue.toggle() }) {
        HStack {
          label
          Spacer()
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
            .accessibilityHidden(true)
        }
      }
      .buttonStyle(.borderless)
      .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
      .controlEntry(ControlEntry(isExpanded))
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is initially collapsed, unless a binding says otherwise.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
