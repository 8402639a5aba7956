import GalleryRooms

/// Reminders that ring when the test says so.
struct ScriptedReminders: TodoReminders {
  let script: Script<Todo.ID, Bool>

  func ring(for id: Todo.ID) async throws {
    _ = try await script.ask(id)
  }
}
