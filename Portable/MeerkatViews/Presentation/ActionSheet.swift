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
  @Memberwise
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()])
}

extension View {
  /// Shows a choice of actions while a binding is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    LegacyQuestion(
      content: self, kind: .confirmationDialog, item: isPresented.question, id: { $0 }
    ) { _ in content().parts }
  }

  /// Shows a choice of actions for a binding's value while it isn't nil.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    LegacyQuestion(content: self, kind: .confirmationDialog, item: item, id: { $0.id }) {
      content($0).parts
    }
  }
}

extension ActionSheet {
  fileprivate var parts: LegacyParts { (title, message, buttons) }
}
