extension Loading {
  /// What a user can do meanwhile: nothing new at first, then wait, then stop it.
  func controls(_ text: String, otherwise controls: ErrorScreen.Controls) -> ErrorScreen.Controls {
    guard case .underway(let patience) = state else { return controls }
    return switch patience {
    case .fresh: controls
    case .waiting: .progress(text)
    case .long: .progress(text, cancel: "Cancel")
    }
  }

  /// Whether the user has stopped it.
  var isCancelled: Bool { if case .failed(.cancelled) = state { true } else { false } }
}
