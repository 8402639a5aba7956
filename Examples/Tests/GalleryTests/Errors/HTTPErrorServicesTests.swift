import Foundation
import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
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

  @Test func afterTheMaintenanceTheNextOneBegins() async throws {
    let service = HTTPBackendStatus(http: http, situation: "maintenance")
    var available: [Bool] = []
    for _ in 1...6 { available.append(try await service.status() == .available) }
    #expect(available == [false, false, true, false, false, true])
    await server.stop()
  }

  @Test(
    "The second user finds what the first one found",
    arguments: [
      ("Maintenance", "Check again", "Closed for maintenance"),
      ("Server failure", "Try again", "The server has a problem"),
    ])
  func secondVisit(row: String, button: String, title: String) async throws {
    let app = try Driver(FlowView(ErrorsFlow(services: ErrorServices(http: http))))
    for _ in 1...2 {
      try app.tap(row)
      // A user who leaves after one question leaves nothing behind for the next visit.
      try await app.waitFor(.header(title))
      try await app.waitFor(.button(button))
      try app.back()
    }
    try app.tap(row)
    try await app.waitFor(.button(button))
    app.end()
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
