import Foundation

/// Takes each message about actions once.
final class ActionReporter {
  var handler: (String) -> Void = { _ in }
  private var written: Set<String> = []

  /// Hands a message on, unless it has been written before.
  func report(_ message: String) {
    if written.insert(message).inserted { handler(message) }
  }
}

/// Where messages go that nobody takes: to standard error in debug builds, each once in a program.
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
