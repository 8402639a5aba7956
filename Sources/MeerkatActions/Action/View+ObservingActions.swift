public import MeerkatUI

/// An observer of every action.
final class ActionObserver {
  var handler: (ActionEvent) -> Void = { _ in }
}

extension View {
  /// Observes every action of every screen inside this view, for analytics, logs or recording.
  ///
  /// Without an observer, actions cost nothing extra.
  ///
  /// - Parameter handler: Called before the listeners.
  /// - Returns: A view whose actions are observed.
  public func observingActions(_ handler: @escaping (ActionEvent) -> Void) -> some View {
    modifier(
      ChangingSurroundings(ActionObserver()) { observer, surroundings in
        observer.handler = handler
        surroundings.observers.append(observer)
      })
  }

  /// Receives the messages about actions inside this view: errors that nobody caught, and those of
  /// options such as `.report`.
  ///
  /// Without a handler, debug builds write them to standard error, and release builds drop them. An
  /// error is delivered each time, any other message once.
  ///
  /// - Parameter handler: Called with the message.
  /// - Returns: A view whose messages go to the handler.
  public func reportingActions(_ handler: @escaping (String) -> Void) -> some View {
    modifier(
      ChangingSurroundings(ActionReporter()) { reporter, surroundings in
        reporter.handler = handler
        surroundings.reporter = reporter
      })
  }
}
