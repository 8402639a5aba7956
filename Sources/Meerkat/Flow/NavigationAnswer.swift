import MeerkatIsolation
public import MeerkatJourney

/// What a flow answers to a request: what changed, or why nothing has changed, or not yet.
///
/// ```swift
/// go(.back)                                              // you may ignore the answer
/// if go(.close) == .failure(.nothingPresented) { … }
/// let change = try go(.forward(to: .task(id))).get()
/// ```
///
/// A debug build writes a line to standard error when a request is refused that can't have been
/// meant, such as a step back at the root, and nobody reads the answer.
public struct NavigationAnswer<Destination: Hashable> {
  private let outcome: Result<Change<AnyHashable>, Refusal>
  private let unread: Unread?

  /// What changed, or the refusal.
  public var result: Result<Change<Destination>, Refusal> {
    unread?.isRead = true
    return outcome.map { $0.typed() }
  }

  /// Returns what changed in the flow's journey.
  ///
  /// - Throws: Why nothing has changed, or not yet.
  public func get() throws(Refusal) -> Change<Destination> {
    try result.get()
  }

  /// Whether the request was carried out.
  public var isSuccess: Bool {
    unread?.isRead = true
    return if case .success = outcome { true } else { false }
  }

  init(
    _ outcome: Result<Change<AnyHashable>, Refusal>, mistake: (Refusal) -> String = { "\($0)" }
  ) {
    self.outcome = outcome
    #if DEBUG
      if case .failure(let refusal) = outcome, refusal.isMistake {
        unread = Unread(text: mistake(refusal))
        return
      }
    #endif
    unread = nil
  }

  /// An answer that says what changed, to compare with.
  public static func success(_ change: Change<Destination>) -> Self {
    Self(.success(change.erased))
  }

  /// An answer that says why nothing has changed, to compare with.
  public static func failure(_ refusal: Refusal) -> Self {
    let answer = Self(.failure(refusal))
    answer.unread?.isRead = true
    return answer
  }
}

extension NavigationAnswer: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.unread?.isRead = true
    other.unread?.isRead = true
    return one.outcome == other.outcome
  }
}

extension NavigationAnswer: CustomStringConvertible {
  public var description: String { "\(result)" }
}

/// Reports a refusal when the answer is released and nobody has read it.
private final class Unread {
  let text: String
  var isRead = false

  init(text: String) {
    self.text = text
  }

  deinit {
    guard !isRead else { return }
    let text = text
    MainActor.perform { Mistake.report(text) }
  }
}
