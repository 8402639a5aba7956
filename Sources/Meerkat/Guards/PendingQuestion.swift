/// What the user is being asked before a place is left or entered.
///
/// A host shows it as an alert. Where there is none, as in a test of a flow alone, it is answered
/// here:
///
/// ```swift
/// flow.back()
/// #expect(flow.pendingQuestion?.question.title == "Discard changes?")
/// flow.pendingQuestion?.confirm()
/// ```
@MainActor
public struct PendingQuestion {
  /// What is asked.
  public let question: Question

  let request: PendingRequest

  init?(_ request: PendingRequest) {
    guard let question = request.question else { return nil }
    self.question = question
    self.request = request
  }

  /// Lets the user go; does nothing when the question has been answered already.
  public func confirm() { request.answer(.allow) }

  /// Lets the user stay; does nothing when the question has been answered already.
  public func decline() { request.answer(.refuse) }
}

extension Flow {
  /// What the user is being asked, by this flow or another one in the same app.
  ///
  /// Nil where nobody is asked, or where what was asked about has changed in the meantime.
  public var pendingQuestion: PendingQuestion? { node.root.pendingQuestion }
}

extension FlowNode {
  /// What the user is being asked in the tree of which this is the root: the newest question.
  var pendingQuestion: PendingQuestion? {
    pending.reversed().lazy.compactMap { PendingQuestion($0) }.first
  }
}
