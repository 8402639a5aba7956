/// A control for selecting one of several values.
///
/// Like SwiftUI's `Picker`: each option has a `tag` of the selection's type, or comes from a
/// `ForEach` whose identities are of that type.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker with a label.
  @Memberwise
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  )

  /// Creates a picker with a label.
  @Memberwise
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  )

  @MainActor func makeNode(under parent: Node) -> PickerElement {
    let element = PickerElement(PickerSelection(selection), under: parent)
    element.mount(label, content)
    return element
  }

  @MainActor func update(_ element: PickerElement) {
    element.update(PickerSelection(selection), label, content)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == MeerkatViews.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      MeerkatViews.Label(titleKey, systemImage: systemImage)
    }
  }
}
