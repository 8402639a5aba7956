import MeerkatCombine
import Foundation
import GalleryRooms
import Testing

/// Todos are kept in a file, and nothing that anybody wrote is ever lost.
@MainActor
struct TodoFileTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = TodoFile.place(in: folder.url)
  }

  func store() -> TodoFile { TodoFile(url, delay: .zero, now: { .sample }) }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func names() throws -> [String] {
    let folder = url.deletingLastPathComponent().path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func readingWritesNothing() throws {
    #expect(try store().contents() == StoredTodos(todos: Todo.samples))
    #expect(try folder.names.isEmpty)
  }

  @Test func whatIsKeptIsThereAfterARestart() async throws {
    let added = try await store().add("Sing")
    try store().update(Todo(id: 2, title: "Call the doctor", isDone: true))
    try store().remove(3)
    let expected = [
      Todo.samples[0], Todo(id: 2, title: "Call the doctor", isDone: true), Todo.samples[3], added,
    ]
    #expect(try store().contents() == StoredTodos(todos: expected))
    #expect(try names() == ["todos.json"])
  }

  @Test func eachChangeIsToldWithAllThatIsKept() async throws {
    let store = store()
    var told: [[String]] = []
    let listening = store.changes.sink { told.append($0.todos.map(\.title)) }
    try store.remove(1)
    try store.remove(4)
    _ = try await store.add("Sing")
    try store.update(Todo(id: 2, title: "Call the doctor"))
    listening.cancel()
    #expect(
      told == [
        ["Call the dentist", "Buy a birthday present", "Return the library books"],
        ["Call the dentist", "Buy a birthday present"],
        ["Call the dentist", "Buy a birthday present", "Sing"],
        ["Call the doctor", "Buy a birthday present", "Sing"],
      ])
  }

  @Test(arguments: [Int.max - 1, Int.max])
  func aVeryLargeNumberIsOneLikeOthers(id: Int) async throws {
    try write(#"{"version": 1, "todos": [{"id": \#(id), "title": "Sing", "isDone": true}]}"#)
    let titles = ["Dance", "Play"]
    for title in titles { _ = try await store().add(title) }
    #expect(try store().contents().todos.map(\.title) == ["Sing"] + titles)
    #expect(try store().contents().setAside == nil)
    #expect(try names() == ["todos.json"])
  }

  @Test func aTodoThatIsCancelledIsNotKept() async throws {
    let store = TodoFile(url, delay: .seconds(600))
    let saving = Task { try await store.add("Sing") }
    saving.cancel()
    await #expect(throws: CancellationError.self) { try await saving.value }
    #expect(try folder.names.isEmpty)
  }

  @Test(
    "A damaged file is set aside as it was, reported, and replaced",
    arguments: [
      "", "no todos", "[]", #"{"todos": []}"#, #"{"version": 1}"#,
      #"{"version": 1, "todos": [{"id": 1, "title": "Sing"}]}"#,
      #"{"version": 1, "todos": [{"id": 9223372036854775808, "title": "", "isDone": true}]}"#,
      """
      {"version": 1, "todos": [{"id": 1, "title": "Sing", "isDone": false},
      {"id": 1, "title": "Dance", "isDone": false}]}
      """,
    ])
  func damage(text: String) async throws {
    try write(text)
    let store = store()
    let added = try await store.add("Sing")
    let contents = try store.contents()
    #expect(contents.todos == Todo.samples + [added])
    let setAside = try #require(contents.setAside)
    #expect(setAside.lastPathComponent == "todos damaged 2026-11-21 182033.json")
    #expect(try String(contentsOf: setAside, encoding: .utf8) == text)
    store.didReadReport()
    #expect(try store.contents().setAside == nil)
  }

  @Test func aFileOfANewerAppIsLeftAlone() async throws {
    try write(#"{"version": 2}"#)
    let error = TodoStoreError.newer(file: "todos.json")
    #expect(throws: error) { try store().contents() }
    await #expect(throws: error) { try await store().add("Sing") }
    #expect(throws: error) { try store().update(Todo.samples[0]) }
    #expect(try names() == ["todos.json"])
    #expect(try String(contentsOf: url, encoding: .utf8) == #"{"version": 2}"#)
  }

  @Test func whereNoFileCanBeTheErrorSaysWhich() async throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let error = #expect(throws: TodoStoreError.self) { try store().contents() }
    #expect(error?.message.hasPrefix("The file todos.json can’t be read or written. ") == true)
    await #expect(throws: TodoStoreError.self) { try await store().add("Sing") }
    #expect(try names() == ["todos.json"])
  }
}
