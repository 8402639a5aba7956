import Foundation
import GalleryRooms
import Testing

/// The services of the error screens, asked over real connections.
@MainActor
struct HTTPErrorServicesTests {
  let server = GalleryServer(LocalServer(routes: LocalServer.Route.errors))
  let backend = Backend()

  var http: HTTPService { HTTPService(server: server, backend: backend) }

  @Test(
    "Whoever answers was reached",
    arguments: [
      (ServiceCondition.normal, true), (.down, true), (.malformed, true), (.refused, false),
    ])
  func network(condition: ServiceCondition, isConnected: Bool) async {
    backend.condition = condition
    #expect(await HTTPNetworkStatus(http: http).isConnected() == isConnected)
    await server.stop()
  }

  @Test func maintenanceIsOverAtTheThirdQuestion() async throws {
    let service = HTTPBackendStatus(http: http, situation: "maintenance")
    for _ in 1...2 {
      guard case .maintenance(let message?) = try await service.status() else {
        Issue.record("There is no maintenance, or no message.")
        return
      }
      #expect(message.contains("bigger house"))
    }
    #expect(try await service.status() == .available)
    await server.stop()
  }

  @Test func aFailureHasTheServersMessage() async throws {
    let status = try await HTTPBackendStatus(http: http, situation: "failure").status()
    #expect(status == .failure(message: "The orders can’t be read at the moment. We are on it."))
    await server.stop()
  }

  @Test(
    "What makes no sense is an error",
    arguments: [(ServiceCondition.refused, "failure"), (.normal, "moon")])
  func error(condition: ServiceCondition, situation: String) async {
    backend.condition = condition
    await #expect(throws: ServiceError.self) {
      try await HTTPBackendStatus(http: http, situation: situation).status()
    }
    await server.stop()
  }

  @Test(
    "The newest version is asked for",
    arguments: [("none", nil), ("available", "2.4"), ("required", "3.0")])
  func updates(situation: String, version: String?) async throws {
    let status = try await HTTPUpdateStatus(http: http, situation: situation).status()
    switch status {
    case .notNeeded: #expect(version == nil)
    case .available(let update):
      #expect(situation == "available" && update.version == version)
    case .required(let update):
      #expect(situation == "required" && update.version == version)
      #expect(update.store.absoluteString == "https://example.com/store/gallery")
    }
    await server.stop()
  }

  @Test func anUpdateThatCannotBeReadIsAnError() async {
    backend.condition = .malformed
    await #expect(throws: ServiceError.self) {
      try await HTTPUpdateStatus(http: http, situation: "required").status()
    }
    await server.stop()
  }
}
