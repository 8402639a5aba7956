import GalleryRooms
import Meerkat
import MeerkatTesting
import Testing

/// The whole app, with a server that really fails.
@MainActor
struct CourseFailureTests {
  @Test(
    "Whatever went wrong, the user is told, and finds the course when it works again",
    arguments: [
      (
        ServiceCondition.refused,
        "The server can’t be reached. Check the connection, and try again."
      ),
      (.down, "The server is being repaired."),
      (.malformed, "The server’s answer can’t be read: It isn’t JSON."),
      (.cutOff, "The connection was cut off in the middle of the answer. Try again."),
    ])
  func failure(condition: ServiceCondition, words: String) async throws {
    try await withServices { services in
      services.backend.condition = condition
      let flow = GalleryFlow(services: services)
      let app = try Driver(FlowView(flow), width: 40)
      _ = try flow.open("/course/flow").get()
      try await app.waitFor("The course can’t be shown")
      #expect(app.exists(.text(words)))
      services.backend.condition = .normal
      try app.tap("Try again")
      try await app.waitFor(.button("Join call"))
    }
  }

  @Test func aCallCanAlsoBeLeftBeforeItHasBegun() async throws {
    try await withServices { services in
      services.backend.condition = .refused
      let flow = CourseFlow(CoursePresenter("drawing", service: services.courses))
      flow.reset(to: Journey(.course, [.fullScreenCover(.call)]))
      let app = try Driver(FlowView(flow), width: 40)
      try await app.waitFor("Try again")
      try app.tap("Close")
      #expect(flow.journey == Journey(.course))
    }
  }
}
