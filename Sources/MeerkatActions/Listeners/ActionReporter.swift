import Foundation

/// Forwards each message about actions once; a failure each time.
final class ActionReporter {
  var handler: (String) -> Void = { _ in }
  private var written: Set<String> = []

  /// Passes a message on, unless it was written before and isn't about a failure.
  func report(_ message: String, isFailure: Bool) {
    if isFailure || written.insert(message).inserted { handler(message) }
  }
}

/// Writes messages that no handler receives.
///
/// They go to standard error in debug builds, each once per run of the program; a failure each time.
@MainActor
enum StandardReporter {
  private static var written: Set<String> = []

  static func report(_ message: String, isFailure: Bool) {
    #if DEBUG
      guard isFailure || written.insert(message).inserted else { return }
      FileHandle.standardError.write(Data((message + "\n").utf8))
    #endif
  }
}
