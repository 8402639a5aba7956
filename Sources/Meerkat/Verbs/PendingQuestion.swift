/// A question that the user has to answer before a destination is left or entered.
///
/// A host shows it as an alert. Without a host, as in a test of a flow alone, answer it yourself:
///
/// ```swift
/// flow.back()
/// #expect(flow.pendingQuestion?.question.title == "Discard changes?")
/// flow.pendingQuestion?.confirm()
/// ```
@MainActor
public struct PendingQuestion {
  /// The title, message and buttons.
  public let question: GuardQuestion

  /// Whether the user would leave a destination, so that something may be lost.
  public var isAboutLeaving: Bool { request.key.isAboutLeaving }

  let request: PendingRequest

  init?(_ request: PendingRequest) {
    guard let question = request.question else { return nil }
    self.request = request
    self.question = request.key.isAboutLeaving ? question : question.beforeEntering
  }

  /// Lets the user go; has no effect if the question has already been answered.
  public func confirm() { request.answer(.allow) }

  /// Makes the user stay; has no effect if the question has already been answered.
  public func decline() { request.answer(.refuse) }
}

extension PendingQuestion: Equatable {
  nonisolated public static func == (one: Self, other: Self) -> Bool {
    one.request === other.request
  }
}

extension Flow {
  /// The question that this flow, or another one in the same app, currently asks the user.
  ///
  /// Nil if no question is pending, or if its subject has gone in the meantime.
  public var pendingQuestion: PendingQuestion? { node.root.pendingQuestion }
}

extension FlowNode {
  /// At the root of the tree, the newest question to the user.
  var pendingQuestion: PendingQuestion? {
    tree.pending.reversed().lazy.compactMap { PendingQuestion($0) }.first
  }
}
