/// Rings when it is time to be reminded.
package protocol TodoReminders: Sendable {
  /// Returns when it is time; throws when the task is cancelled.
  func ring(for id: Todo.ID) async throws
}

/// Rings after a while, as long as the app runs.
package struct TimedTodoReminders: TodoReminders {
  private let delay: Duration

  package init(delay: Duration = .seconds(5)) {
    self.delay = delay
  }

  package func ring(for id: Todo.ID) async throws {
    try await Task.sleep(for: delay)
  }
}
