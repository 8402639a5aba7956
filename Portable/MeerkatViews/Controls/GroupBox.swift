/// A box around views, with a label.
///
/// Like SwiftUI's `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates a box with a label.
  @Memberwise
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)

  /// Creates a box with a label.
  @available(*, deprecated, renamed: "init(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  @MainActor @preconcurrency public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: ControlPart(label), content: ControlPart(content))
    if let style {
      style.body(configuration, resetting: \.groupBoxStyle)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

extension GroupBox where Label == ControlPart, Content == ControlPart {
  /// Creates a box from a configuration, for use in a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}
