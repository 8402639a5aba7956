import Foundation

/// Does work on a thread of its own, whose stack is deep enough for code that is deeply nested.
func withDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 256 << 20
    thread.start()
  }
}

extension Array where Element: Sendable {
  /// Maps elements on all cores, and keeps their order.
  func mapInParallel<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    let workers = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    let parts = await withTaskGroup(of: [(Int, Value)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          await withDeepStack {
            stride(from: worker, to: count, by: workers).map { ($0, transform(self[$0])) }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return parts.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
