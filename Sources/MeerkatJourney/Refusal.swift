/// Why a journey did not go in a direction; the journey is what it was before.
public enum Refusal: Error, Hashable {
  /// There is no step back from the root.
  case atTheRoot
  /// There is nothing to close.
  case nothingPresented
  /// An alert and a dialog are answered; nothing is shown on them.
  case nothingGoesOn(Presentation)
  /// No step leads to the destination with this description.
  case destinationNotFound(String)
  /// The step has already gone.
  case stepNotFound
  /// A root lies below all presentations and cannot be one.
  case presentedRoot
  /// A journey without steps.
  case noRoot
}

extension Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .atTheRoot:
      "The journey is at its root, from where there is no way back. "
        + "Replace the root with .replaceTop, or let the parent leave the whole flow."
    case .nothingPresented:
      "Nothing is presented that could be closed. Use .back to undo a push."
    case .nothingGoesOn(let presentation):
      "Nothing can be shown on \(presentation.noun). "
        + "Close it first, or put the destination in its place with .replaceTop."
    case .destinationNotFound(let destination):
      "No step leads to \(destination). Use .forward to go there."
    case .stepNotFound:
      "The step is no longer in the journey. Nothing is to be done: it has already gone."
    case .presentedRoot:
      "A root cannot be presented. Give the root the style .push, and present on top of it."
    case .noRoot:
      "A journey needs a root. Begin with the destination that lies below all others."
    }
  }
}

extension Presentation {
  fileprivate var noun: String {
    switch kind {
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .popover: "a popover"
    case .alert: "an alert"
    case .confirmationDialog: "a confirmation dialog"
    }
  }
}
