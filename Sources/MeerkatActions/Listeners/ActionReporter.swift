import Foundation

/// Forwards each message about actions once.
final class ActionReporter {
  var handler: (String) -> Void = { _ in }
  private var written: Set<String> = []

  /// Passes a message on, unless it was written before.
  func report(_ message: String) {
    if written.insert(message).inserted { handler(message) }
  }
}

/// Writes messages that no handler receives.
///
/// They go to standard error in debug builds, each once per run of the program.
@MainActor
enum StandardReporter {
  #if DEBUG
    private static var written: Set<String> = []

    static func report(_ message: String) {
      guard written.insert(message).inserted else { return }
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  #else
    static func report(_ message: String) {}
  #endif
}
