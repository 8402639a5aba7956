/// The reason why a request has changed nothing.
public enum Refusal: Error, Hashable {
  /// The user is at the root, from which there is no way back.
  case atTheRoot
  /// Nothing is presented.
  case nothingPresented
  /// An alert or a dialog is on top and has to be answered first.
  case nothingGoesOn(Presentation)
  /// No step has the destination with this description.
  case destinationNotFound(String)
  /// No destination matches.
  case nothingMatches
  /// The step has already gone.
  case stepNotFound
  /// More steps would lie on each other than the app allows.
  case tooDeep(limit: Int)
  /// The root would be presented.
  case presentedRoot
  /// The journey would have no steps.
  case noRoot
  /// The destination with this description is already on top, or the flow is already placed.
  case alreadyThere(String)
  /// Part of another flow lies above this one, so it can't present anything.
  case covered
  /// Nothing can be pushed onto the screen: it has stacks of its own, such as those of its tabs.
  case nothingIsPushedOnTabs
  /// A guard refused, or the user declined.
  case forbidden
  /// A guard redirected the user to the destination with this description.
  case redirected(String)
  /// Guards redirected the user from one destination to the next, endlessly.
  case redirectLoop([String])
  /// Another request replaced this one while it waited.
  case superseded
  /// The flow has been left.
  case flowHasGone
  /// Navigations made others, endlessly.
  case endlessTurns
}

extension Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .atTheRoot:
      "The journey is at its root, so there is no way back. "
        + "Replace the root with .replaceTop. A flow inside another one is left by its parent; one in "
        + "a tab, in a column or in the window stays."
    case .nothingPresented:
      "Nothing is presented, so there is nothing to close. Use .back to undo a push."
    case .nothingGoesOn(let presentation):
      "Nothing can be shown on \(presentation.noun). "
        + "Close it first, or put the destination in its place with .replaceTop."
    case .destinationNotFound(let destination):
      "No step leads to \(destination). Use .forward to go there."
    case .nothingMatches:
      "No step has a destination that matches. Use .forward to go to one."
    case .stepNotFound:
      "The step is no longer in the journey, so there is nothing left to do."
    case .tooDeep(let limit):
      "More than \(limit) steps would lie on each other. Go back first, or give the navigator of the "
        + "outermost flow a greater maxDepth."
    case .presentedRoot:
      "A root cannot be presented. Give the root the style .push, and present on top of it."
    case .noRoot:
      "A journey needs a root. Begin with the destination that lies below all others."
    case .alreadyThere(let destination):
      "The user is at \(destination) already, so a second tap does nothing. "
        + "To go there twice anyway, use go([.forward(…)]), or present a flow with another root."
    case .covered:
      "Something that belongs to another flow lies above this one. "
        + "Present from the flow that the user sees, or after the other one has been closed."
    case .nothingIsPushedOnTabs:
      "The screen has stacks of its own, such as one in each tab or column. "
        + "Push from a flow in one of them, or present above all of them."
    case .forbidden:
      "The flow's guard refused, or the user answered no."
    case .redirected(let destination):
      "A guard sent the user to \(destination). "
        + "To let the user go on from there, answer .first."
    case .redirectLoop(let destinations):
      "The guards sent the user in a circle: \(destinations.joined(separator: " → ")). "
        + "Allow one of these destinations to be entered."
    case .superseded:
      "Another navigation took the place of this one before it was answered."
    case .flowHasGone:
      "The flow has been left, so it can no longer navigate. "
        + "Navigate with the flow that the user sees, such as its parent."
    case .endlessTurns:
      "One navigation triggered 100 others in a row, or 1,000 in all, from inside a guard, didDismiss "
        + "or a screen. Navigate only when something has changed."
    }
  }
}

extension Presentation {
  fileprivate var noun: String {
    switch kind {
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .popover: "a popover"
    case .inspector: "an inspector"
    case .alert: "an alert"
    case .confirmationDialog: "a confirmation dialog"
    }
  }
}
