import ClockSupport
import GalleryRooms

/// What the server of these tests keeps.
struct Note: Codable, Equatable, Sendable {
  var text: String
  var number = 7
}

/// A server with a user, both with clocks that the test moves.
@MainActor
struct NoteServer {
  let serverClock = ManualClock()
  let clock = ManualClock()
  let server: GalleryServer
  let service: HTTPService

  private init(_ condition: ServiceCondition) {
    server = GalleryServer(LocalServer(routes: Self.routes, clock: serverClock))
    service = HTTPService(
      server: server, backend: Backend(condition), timeout: .seconds(3), clock: clock)
  }

  /// Runs a test, and ends the server after it.
  static func run(
    _ condition: ServiceCondition = .normal, _ test: (NoteServer) async throws -> Void
  ) async throws {
    let notes = NoteServer(condition)
    do {
      try await test(notes)
    } catch {
      await notes.server.stop()
      throw error
    }
    await notes.server.stop()
  }

  private static let routes = [
    LocalServer.Route(.get, "/notes/{id}") { try .json(Note(text: $0["id"])) },
    LocalServer.Route(.get, "/notes/{id}/number") { _ in try .json(["number": 7]) },
    LocalServer.Route(.post, "/notes") { request in
      let note: Note = try request.decode()
      guard !note.text.isEmpty else { throw LocalServer.Refusal(422, "A note has a text.") }
      return try .json(Note(text: note.text, number: note.number + 1), status: 201)
    },
  ]
}
