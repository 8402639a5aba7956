/// A group of related controls.
///
/// Like SwiftUI's `ControlGroup`.
nonisolated public struct ControlGroup<Content: View>: View {
  private let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: EmptyView()) }

  /// Creates a group of controls with a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let (content, label) = (content(), label())
    self.init(LabeledControlGroupContent(content: content), label: label)
  }

  private init<L: View>(_ content: Content, label: L) {
    configuration = ControlGroupStyleConfiguration(
      content: ControlPart(content), label: ControlPart(label))
  }

  @MainActor @preconcurrency public var body: some View { style.body(configuration) }
}

extension ControlGroup {
  /// Creates a group of controls with a title.
  @TextForms
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

/// The controls of a group with a label.
///
/// Like SwiftUI's type of the same name.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor @preconcurrency public var body: some View { content }
}
