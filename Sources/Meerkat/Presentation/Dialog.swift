public import MeerkatUI

/// What an alert or a dialog says, and its buttons.
///
/// ```swift
/// func dialog(for destination: Destination) -> Dialog? {
///   guard case .delete(let todo) = destination else { return nil }
///   return Dialog("Delete “\(todo.title)”?", message: "This cannot be undone.") {
///     Dialog.Button("Delete", role: .destructive) { self.delete(todo) }
///     Dialog.Button("Keep", role: .cancel)
///   }
/// }
/// ```
///
/// Any button ends the step, and then does what it is for.
public struct Dialog {
  /// One button.
  public struct Button: Identifiable {
    /// What the button says, by which it is told from the others.
    public let title: String

    /// What the button is for, as the person sees it.
    public let role: ButtonRole?

    let action: () -> Void

    public var id: String { title }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: What the button says.
    ///   - role: What the button is for.
    ///   - action: What it does.
    public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void = {}) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  /// What is said, in a few words.
  public let title: String

  /// What else the person should know; nothing where it is empty.
  public let message: String

  /// The buttons, in their order; where there are none, what ``Flow/screen(for:)`` makes.
  public let buttons: [Button]

  /// Creates an alert or a dialog.
  ///
  /// - Parameters:
  ///   - title: What is said, in a few words.
  ///   - message: What else the person should know.
  ///   - buttons: The buttons, in their order.
  public init(
    _ title: String, message: String = "", @DialogBuilder buttons: () -> [Button] = { [] }
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons()
  }
}

/// Collects the buttons of a ``Dialog``.
@resultBuilder
public enum DialogBuilder {
  /// A button as it is written down.
  public static func buildExpression(_ button: Dialog.Button) -> [Dialog.Button] { [button] }

  /// The buttons of a block, one after the other.
  public static func buildBlock(_ buttons: [Dialog.Button]...) -> [Dialog.Button] {
    buttons.flatMap { $0 }
  }

  /// The buttons of an `if`.
  public static func buildOptional(_ buttons: [Dialog.Button]?) -> [Dialog.Button] { buttons ?? [] }

  /// The buttons of an `if` that has an `else`.
  public static func buildEither(first buttons: [Dialog.Button]) -> [Dialog.Button] { buttons }

  /// The buttons of an `else`.
  public static func buildEither(second buttons: [Dialog.Button]) -> [Dialog.Button] { buttons }

  /// The buttons of a loop.
  public static func buildArray(_ buttons: [[Dialog.Button]]) -> [Dialog.Button] {
    buttons.flatMap { $0 }
  }
}
