import Foundation
import MeerkatIsolation

extension MainActor {
  /// Draws a value on the main actor, where views live, and waits for the outcome.
  static func drawing<Value>(
    _ value: Value, _ draw: @escaping @MainActor (Value) throws -> [SnapshotFile]
  ) throws -> [SnapshotFile] {
    // Passed to the main actor while the caller waits, so nothing else accesses it.
    nonisolated(unsafe) let value = value
    let run = { @Sendable () -> Result<[SnapshotFile], any Error> in
      MainActor.assumeIsolated { Result { try draw(value) } }
    }
    if isCurrent || Thread.isMainThread { return try run().get() }
    return try DispatchQueue.main.sync(execute: run).get()
  }
}

extension Snapshotting {
  /// Makes a way that draws, on the main actor.
  init(
    drawnAs pathExtension: String, _ draw: @escaping @MainActor (Value) throws -> [SnapshotFile]
  ) {
    self.init(pathExtension: pathExtension) { try MainActor.drawing($0, draw) }
  }
}

extension Snapshotting where Format == String {
  /// Makes a way that gives one text, on the main actor.
  package init(drawing text: @escaping @MainActor (Value) throws -> String, pathExtension: String) {
    self.init(drawnAs: pathExtension) { value in
      [SnapshotFile(variant: nil, bytes: Data(try text(value).utf8), kind: .text)]
    }
  }
}
