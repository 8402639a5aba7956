import Foundation
public import MeerkatJourney
public import MeerkatUI

/// The content of an alert or a dialog: its text and buttons.
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
/// Every button first ends the step, and then runs its action. If a guard keeps the step, the action
/// doesn't run.
public struct Dialog {
  /// A button of an alert or a dialog.
  public struct Button: Identifiable {
    /// The title of the button; unique within the dialog.
    public let title: LocalizedStringResource

    /// The purpose of the button, which determines its look.
    public let role: ButtonRole?

    let action: () -> Void

    public var id: String { String(localized: title) }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - role: The purpose of the button.
    ///   - action: The closure to run when the user presses the button.
    public init(
      _ title: LocalizedStringResource, role: ButtonRole? = nil,
      action: @escaping () -> Void = {}
    ) {
      (self.title, self.role, self.action) = (title, role, action)
    }

    /// Creates a button with a title that isn't localised.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - role: The purpose of the button.
    ///   - action: The closure to run when the user presses the button.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, role: ButtonRole? = nil, action: @escaping () -> Void = {}
    ) {
      self.init(.verbatim(title), role: role, action: action)
    }
  }

  /// The title, in a few words.
  public let title: LocalizedStringResource

  /// Further details; nil if there are none.
  public let message: LocalizedStringResource?

  /// Whether a confirmation dialog shows its title; an alert always does.
  public let titleVisibility: Visibility

  /// The buttons, in order; if empty, ``Flow/screen(for:)`` makes them.
  public let buttons: [Button]

  /// Creates the content of an alert or a dialog.
  ///
  /// - Parameters:
  ///   - title: The title, in a few words.
  ///   - message: Further details; a text that isn't localised as `"\(text)"`.
  ///   - titleVisibility: Whether a confirmation dialog shows its title; an alert always does.
  ///   - buttons: The buttons, in order.
  public init(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    titleVisibility: Visibility = .automatic,
    @ListBuilder<Button> buttons: () -> [Button] = { [] }
  ) {
    (self.title, self.message, self.titleVisibility) = (title, message, titleVisibility)
    self.buttons = buttons()
  }

  /// Creates the content of an alert or a dialog with a title that isn't localised.
  ///
  /// - Parameters:
  ///   - title: The title, in a few words.
  ///   - message: Further details; a text that isn't localised as `"\(text)"`.
  ///   - titleVisibility: Whether a confirmation dialog shows its title; an alert always does.
  ///   - buttons: The buttons, in order.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, message: LocalizedStringResource? = nil,
    titleVisibility: Visibility = .automatic,
    @ListBuilder<Button> buttons: () -> [Button] = { [] }
  ) {
    self.init(
      .verbatim(title), message: message, titleVisibility: titleVisibility, buttons: buttons)
  }
}

extension LocalizedStringResource {
  /// A text that isn't localised, such as a name that the user has typed.
  fileprivate static func verbatim(_ text: some StringProtocol) -> LocalizedStringResource {
    "\(String(text))"
  }
}
