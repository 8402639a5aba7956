import ClockSupport
import GalleryRooms
import Testing

/// Real requests to a real server, which fails as servers do.
@MainActor
struct HTTPServiceTests {
  @Test(arguments: ["plain", "with space", "Žluťoučký/kůň?&#%", "{id}"])
  func aValueIsReadWhateverLettersItsPathHas(id: String) async throws {
    try await NoteServer.run { notes in
      let note: Note = try await notes.service.get(HTTPService.path("notes", id))
      #expect(note == Note(text: id))
    }
  }

  @Test func aValueIsSentAndAnswered() async throws {
    try await NoteServer.run { notes in
      let note: Note = try await notes.service.post("/notes", Note(text: "Sing", number: 1))
      #expect(note == Note(text: "Sing", number: 2))
    }
  }

  @Test(
    "What the server refuses comes with its own words",
    arguments: [
      (Note(text: ""), ServiceError.status(422, message: "A note has a text."))
    ])
  func refusal(note: Note, expected: ServiceError) async throws {
    try await NoteServer.run { notes in
      await #expect(throws: expected) {
        let _: Note = try await notes.service.post("/notes", note)
      }
      await #expect(throws: ServiceError.status(400, message: "The body isn’t a valid Note.")) {
        let _: Note = try await notes.service.post("/notes", ["number": "seven"])
      }
    }
  }

  @Test func whatIsNotThereIsNamed() async throws {
    try await NoteServer.run { notes in
      let expected = ServiceError.status(404, message: "There is nothing at GET /songs.")
      await #expect(throws: expected) { let _: Note = try await notes.service.get("/songs") }
    }
  }

  @Test func anAnswerOfAnotherFormSaysWhatIsMissing() async throws {
    try await NoteServer.run { notes in
      await #expect(throws: ServiceError.malformed("“text” is missing.")) {
        let _: Note = try await notes.service.get("/notes/1/number")
      }
    }
  }

  @Test(
    "Each condition is a failure of its own",
    arguments: [
      (ServiceCondition.refused, ServiceError.refused),
      (.down, .status(500, message: "The server is being repaired.")),
      (.malformed, .malformed("It isn’t JSON.")),
      (.cutOff, .cutOff),
    ])
  func failure(condition: ServiceCondition, expected: ServiceError) async throws {
    try await NoteServer.run(condition) { notes in
      await #expect(throws: expected) { let _: Note = try await notes.service.get("/notes/1") }
      await #expect(throws: expected) {
        let _: Note = try await notes.service.post("/notes", Note(text: "Sing"))
      }
      // The next request is not concerned.
      notes.service.backend.condition = .normal
      let note: Note = try await notes.service.get("/notes/1")
      #expect(note == Note(text: "1"))
    }
  }

  /// Asks, and gives the error; nil when there is an answer.
  func failure(of service: HTTPService) async -> ServiceError? {
    do throws(ServiceError) {
      let _: Note = try await service.get("/notes/1")
      return nil
    } catch {
      return error
    }
  }

  @Test func aSlowAnswerArrives() async throws {
    try await NoteServer.run(.slow) { notes in
      async let answer: Note = notes.service.get("/notes/1")
      await notes.serverClock.sleepers(1, for: .seconds(5))
      notes.serverClock.advance(by: .seconds(5))
      let note = try await answer
      #expect(note == Note(text: "1"))
    }
  }

  @Test func anAnswerThatIsTooSlowIsNotWaitedFor() async throws {
    try await NoteServer.run(.slow) { notes in
      let question = Task { await failure(of: notes.service) }
      await notes.serverClock.sleepers(1, for: .seconds(5))
      notes.clock.advance(by: .seconds(3))
      #expect(await question.value == .timedOut(after: .seconds(3)))
    }
  }

  @Test func whoCancelsDoesNotWait() async throws {
    try await NoteServer.run(.slow) { notes in
      let question = Task { await failure(of: notes.service) }
      await notes.serverClock.sleepers(1, for: .seconds(5))
      question.cancel()
      #expect(await question.value == .cancelled)
    }
  }

  @Test func afterTheEndNobodyListens() async throws {
    try await NoteServer.run { notes in
      let _: Note = try await notes.service.get("/notes/1")
      await notes.server.stop()
      await #expect(throws: ServiceError.self) {
        let _: Note = try await notes.service.get("/notes/1")
      }
    }
  }
}
