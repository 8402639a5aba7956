import Foundation

/// Forwards each message about actions once; a failure each time.
@MainActor
final class ActionReporter {
  var handler: (String) -> Void = { _ in }
  private var written: Set<String> = []

  nonisolated init() {}

  /// Takes the messages that no handler receives: debug builds write them to standard error.
  static let standard = {
    let reporter = ActionReporter()
    #if DEBUG
      reporter.handler = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    #endif
    return reporter
  }()

  /// Passes a message on, unless it was written before and isn't about a failure.
  func report(_ message: String, isFailure: Bool) {
    if isFailure || written.insert(message).inserted { handler(message) }
  }
}
