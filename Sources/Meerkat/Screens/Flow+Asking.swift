import Foundation
public import MeerkatJourney
public import MeerkatUI

extension Flow {
  /// Asks the user something in an alert or a dialog, and waits for the answer.
  ///
  /// ```swift
  /// if try await ask("Delete “\(todo.title)”?", confirm: "Delete", role: .destructive) {
  ///   delete(todo)
  /// }
  /// ```
  ///
  /// The question is a step above everything in the flow, as long as it is shown. It doesn't survive
  /// a restart of the app, as the waiting task doesn't.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words; a text that isn't localised as `"\(text)"`.
  ///   - message: Further details.
  ///   - confirm: The title of the button that says yes.
  ///   - role: The purpose of that button, which determines its look.
  ///   - decline: The title of the button that says no.
  ///   - presentation: An alert, or `.confirmationDialog`; pages, which have no buttons of their own,
  ///     are alerts, too.
  /// - Returns: Whether the user said yes; also false if the flow, or a flow around it, removed the
  ///   question.
  /// - Throws: `CancellationError` if the waiting task is cancelled, which also removes the question;
  ///   a `Refusal` if it couldn't be shown, such as `alreadyThere` for a second tap.
  public func ask(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    confirm: LocalizedStringResource, role: ButtonRole? = nil,
    decline: LocalizedStringResource = "Cancel", as presentation: Presentation = .alert
  ) async throws -> Bool {
    let question = Question(title, message, confirm, role, decline)
    let style = NavigationStyle.present(presentation.takesSteps ? .alert : presentation)
    try await node.present(question, style: style) { _ in }
    return question.isConfirmed
  }
}

/// A question as a flow that is an alert.
private final class Question: Flow {
  let navigator: Navigator<String>
  private(set) var isConfirmed = false
  private var text: Dialog?

  init(
    _ title: LocalizedStringResource, _ message: LocalizedStringResource?,
    _ confirm: LocalizedStringResource, _ role: ButtonRole?, _ decline: LocalizedStringResource
  ) {
    navigator = Navigator(root: String(localized: title))
    text = Dialog(title, message: message, titleVisibility: .visible) {
      Dialog.Button(confirm, role: role) { [weak self] in self?.isConfirmed = true }
      Dialog.Button(decline, role: .cancel)
    }
  }

  func screen(for title: String) -> some View { EmptyView() }

  func dialog(for title: String) -> Dialog? { text }
}
