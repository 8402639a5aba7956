/// How long somebody has waited, as far as a screen shows it.
package enum Patience: Equatable, Sendable {
  /// Too short to be worth a word.
  case fresh
  /// There is progress to be shown.
  case waiting
  /// The user may want to give up.
  case long

  /// When it begins.
  var begin: Duration {
    switch self {
    case .fresh: .zero
    case .waiting: .milliseconds(300)
    case .long: .seconds(2)
    }
  }
}

extension Clock<Duration> {
  /// Tells when patience ends; the time counts from the call on, not from when the task runs.
  func watch(tell: @escaping @MainActor (Patience) -> Void) -> Task<Void, Never> {
    let start = now
    return Task {
      for patience in [Patience.waiting, .long] {
        // Cancelled when the work has ended.
        let hasCome: Void? = try? await sleep(
          until: start.advanced(by: patience.begin), tolerance: nil)
        guard hasCome != nil else { return }
        await tell(patience)
      }
    }
  }
}
