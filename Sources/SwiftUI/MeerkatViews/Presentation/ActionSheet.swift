/// An action sheet as a value; the predecessor of confirmation dialogs.
///
/// Like SwiftUI's `ActionSheet`.
public struct ActionSheet {
  /// A button of the action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows a choice of actions while a binding is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    ActionSheetOf(
      content: self,
      item: Binding(
        get: { isPresented.wrappedValue ? true : nil },
        set: { isPresented.wrappedValue = $0 != nil }),
      id: { $0 }
    ) { _ in content() }
  }

  /// Shows a choice of actions for a binding's value while it isn't nil.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    ActionSheetOf(content: self, item: item, id: { $0.id }, sheet: content)
  }
}

/// A view that shows a choice of actions for a binding's value.
nonisolated private struct ActionSheetOf<Content: View, Item>: View {
  let content: Content
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let sheet: (Item) -> ActionSheet

  @MainActor var body: some View {
    let shown = item.wrappedValue.map(sheet)
    content.asking(
      .confirmationDialog, shown?.title.plainText ?? "", isTitleVisible: true,
      Binding(
        get: { item.wrappedValue.map(id) }, set: { if $0 == nil { item.wrappedValue = nil } }),
      LegacyButtons(buttons: shown?.buttons ?? []), shown?.message)
  }
}
