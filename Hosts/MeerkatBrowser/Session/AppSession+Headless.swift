import MeerkatViews

extension AppSession {
  /// Runs a change of the app, and returns the frame that would be sent to its page.
  ///
  /// For measurements without a socket.
  package func patch(after change: () -> Void) -> String {
    runtime.perform(change)
    return changes().finish()
  }

  /// The number of bodies that the app has evaluated so far.
  package var bodyEvaluations: Int { runtime.bodyEvaluations }
}
