public import MeerkatUI

/// An observer of every action.
final class ActionObserver {
  var handler: (ActionEvent) -> Void = { _ in }
}

/// Adds an observer to the environment, always the same object, so that no screen differs by it.
private struct ObservingActions: ViewModifier {
  let handler: (ActionEvent) -> Void
  @State private var observer = ActionObserver()
  @Environment(\.actionSurroundings) private var surroundings

  func body(content: Content) -> some View { content.environment(\.actionSurroundings, observed) }

  private var observed: ActionSurroundings {
    observer.handler = handler
    var surroundings = surroundings
    surroundings.observers.append(observer)
    return surroundings
  }
}

/// Redirects the messages about actions.
private struct ReportingActions: ViewModifier {
  let handler: (String) -> Void
  @State private var reporter = ActionReporter()
  @Environment(\.actionSurroundings) private var surroundings

  func body(content: Content) -> some View { content.environment(\.actionSurroundings, reported) }

  private var reported: ActionSurroundings {
    reporter.handler = handler
    var surroundings = surroundings
    surroundings.reporter = reporter
    return surroundings
  }
}

extension View {
  /// Observes every action of every screen inside this view, for analytics, logs or recording.
  ///
  /// Without an observer, actions cost nothing extra.
  ///
  /// - Parameter handler: Called before the listeners.
  /// - Returns: A view whose actions are observed.
  public func observingActions(_ handler: @escaping (ActionEvent) -> Void) -> some View {
    modifier(ObservingActions(handler: handler))
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
    modifier(ReportingActions(handler: handler))
  }
}
