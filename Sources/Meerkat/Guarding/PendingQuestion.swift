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

  let crossing: Crossing
  let number: Int

  /// Lets the user go; does nothing when the question has been answered already.
  public func confirm() { crossing.answer(number, true) }

  /// Lets the user stay; does nothing when the question has been answered already.
  public func decline() { crossing.answer(number, false) }
}

extension Flow {
  /// What the user is being asked, by this flow or another one in the same app.
  ///
  /// Nil where nobody is asked, or where what was asked about has changed in the meantime.
  public var pendingQuestion: PendingQuestion? { currentCrossing?.pendingQuestion }
}
