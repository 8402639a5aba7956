public import Meerkat

extension Flow {
  /// Expects the flow to have a certain journey.
  ///
  /// ```swift
  /// flow.didSelectTask("essay")
  /// try flow.expect([.root(.course), .push(.task("essay"))])
  /// ```
  ///
  /// - Parameter journey: The expected journey.
  /// - Throws: ``ElsewhereError`` if the flow has another one; its text shows both and the
  ///   difference.
  public func expect(_ journey: Journey<Destination>) throws(ElsewhereError) {
    guard self.journey != journey else { return }
    throw ElsewhereError(self, expected: journey)
  }
}

/// A flow is not where a test expects it.
public struct ElsewhereError: Error, Hashable, Sendable {
  /// The type of the flow.
  public let flow: String
  /// Where the flow is.
  public let journey: String
  /// Where it was expected.
  public let expected: String
  /// The difference, line by line: `-` for what was expected and is missing, `+` for what was found
  /// instead.
  public let difference: String

  @MainActor
  init<Shown: Flow>(_ flow: Shown, expected: Journey<Shown.Destination>) {
    self.flow = String(describing: type(of: flow))
    journey = flow.journey.description
    self.expected = expected.description
    difference = flow.journey.difference(from: expected).description
  }
}

extension ElsewhereError: CustomStringConvertible {
  public var description: String {
    """
    \(flow) is at \(journey).
    Expected:      \(expected).
    The difference, - expected, + found:
    \(difference)
    """
  }
}
