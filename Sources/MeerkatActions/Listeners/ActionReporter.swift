import Foundation

/// Forwards each message about actions once, and each failure.
final class ActionReporter {
  var handler: (String) -> Void = { _ in }
  private var written: Set<String> = []

  /// Passes a message on, unless it was written before and isn't about a failure.
  func report(_ message: String, isFailure: Bool) {
    if written.insert(message).inserted || isFailure { handler(message) }
  }
}

/// Writes messages that no handler receives.
///
/// They go to standard error in debug builds, each once per run of the program, but each failure.
@MainActor
enum StandardReporter {
  #if DEBUG
    private static var written: Set<String> = []

    static func report(_ message: String, isFailure: Bool) {
      guard written.insert(message).inserted || isFailure else { return }
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  #else
    static func report(_ message: String, isFailure: Bool) {}
  #endif
}
