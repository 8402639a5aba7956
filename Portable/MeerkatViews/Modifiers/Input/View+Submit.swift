/// The events that submit text.
///
/// Like SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the return key.
///
/// Like SwiftUI's `SubmitLabel`.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension View {
  /// Runs an action when a user submits text inside with the return key; outer actions follow.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentModified(content: self) {
      if triggers.contains(.text) { $0.submitAction = joined(action, $0.submitAction) }
      if triggers.contains(.search) { $0.searchAction = joined(action, $0.searchAction) }
    }
  }

  /// Keeps submissions inside from outer actions.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentModified(content: self) { if isBlocking { $0.submitAction = nil } }
  }

  /// Sets the label of the return key.
  ///
  /// Works in the browser only.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    keyboard { $0.submitLabel = "\(submitLabel)" }
  }
}

/// Returns an action that does two, the inner one first.
private func joined(_ inner: @escaping () -> Void, _ outer: (() -> Void)?) -> () -> Void {
  {
    inner()
    outer?()
  }
}
