/// An alert as a value; the predecessor of alerts made of views.
///
/// Like SwiftUI's `Alert`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// The buttons of an alert as a value.
struct LegacyButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    LegacyQuestion(content: self, item: isPresented.question, id: { $0 }) { _ in content().parts }
  }

  /// Shows an alert for a binding's value while it isn't nil.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    LegacyQuestion(content: self, item: item, id: { $0.id }) { content($0).parts }
  }
}

extension Alert {
  fileprivate var parts: LegacyParts { (title, message, buttons) }
}

/// What an alert or an action sheet consists of.
typealias LegacyParts = (title: Text, message: Text?, buttons: [Alert.Button])

/// A view that asks about a binding's value.
nonisolated struct LegacyQuestion<Content: View, Item>: View {
  let content: Content
  var kind = AlertElement.Kind.alert
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let question: (Item) -> LegacyParts

  @MainActor var body: some View {
    let shown = item.wrappedValue.map(question)
    content.asking(
      kind, shown?.title.plainText ?? "", isTitleVisible: true,
      Binding(
        get: { item.wrappedValue.map(id) }, set: { if $0 == nil { item.wrappedValue = nil } }),
      LegacyButtons(buttons: shown?.buttons ?? []), shown?.message)
  }
}
