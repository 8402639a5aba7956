import MeerkatIsolation
public import MeerkatJourney

/// The result of a request to a flow: the change, or the reason why nothing has changed yet.
///
/// ```swift
/// go(.back)                                              // you may ignore the answer
/// if go(.close) == .failure(.nothingPresented) { … }
/// let change = try go(.forward(to: .task(id))).get()
/// ```
///
/// In a debug build, a refusal that is probably a mistake, such as a step back at the root, is
/// written to standard error unless you read the answer.
public struct NavigationAnswer<Destination: Hashable> {
  private let outcome: Result<Change<AnyHashable>, Refusal>
  private let unread: Unread?

  /// The change, or the refusal.
  public var result: Result<Change<Destination>, Refusal> {
    unread?.isRead = true
    return outcome.map { $0.typed() }
  }

  /// Returns the change in the flow's journey.
  ///
  /// - Throws: The reason why nothing has changed, or not yet.
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

  /// Returns an answer with a change, for comparison.
  public static func success(_ change: Change<Destination>) -> Self {
    Self(.success(change.erased))
  }

  /// Returns an answer with a refusal, for comparison.
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

/// Reports a refusal when the answer is released without having been read.
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
