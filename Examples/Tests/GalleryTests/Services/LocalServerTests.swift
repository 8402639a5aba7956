import GalleryRooms
import Testing

struct LocalServerTests {
  @Test func allWhoAskAtOnceGetTheSamePort() async throws {
    let server = LocalServer(routes: [])
    let ports = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...10 { group.addTask { try await server.port } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(ports.count == 1)
    await server.stop()
  }

  @Test func ofTwoRoutesThatMatchTheFirstAnswers() async throws {
    let routes = [
      LocalServer.Route(.get, "/songs/new") { _ in try .json("new") },
      LocalServer.Route(.get, "/songs/{id}") { try .json($0["id"]) },
      LocalServer.Route(.get, "/songs/old") { _ in try .json("never") },
    ]
    let server = GalleryServer(LocalServer(routes: routes))
    let service = await HTTPService(server: server, backend: Backend())
    var answers: [String] = []
    for song in ["new", "7", "old"] { answers.append(try await service.get("/songs/\(song)")) }
    #expect(answers == ["new", "7", "old"])
    await server.stop()
  }
}
