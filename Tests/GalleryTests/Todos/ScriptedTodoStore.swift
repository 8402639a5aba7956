import GalleryRooms

/// A store whose saves wait: one ends when the test says so, and as the test says.
@MainActor
final class ScriptedTodoStore: TodoStore {
  /// The todos whose saving has begun and has not ended, oldest first.
  var waiting: [Todo] { saves.map(\.todo) }

  private var saves: [(todo: Todo, continuation: CheckedContinuation<Void, any Error>)] = []
  private var observers: [CheckedContinuation<Void, Never>] = []

  func save(_ todo: Todo) async throws {
    try await withCheckedThrowingContinuation { continuation in
      saves.append((todo, continuation))
      for observer in observers { observer.resume() }
      observers = []
    }
  }

  /// Returns when at least one save has begun and has not ended.
  func saveHasBegun() async {
    guard saves.isEmpty else { return }
    await withCheckedContinuation { observers.append($0) }
  }

  /// Ends the oldest save; does nothing when there is none.
  func release(_ result: Result<Void, any Error> = .success(())) {
    guard !saves.isEmpty else { return }
    saves.removeFirst().continuation.resume(with: result)
  }
}
