import GalleryRooms
import Testing

/// The courses over HTTP, from the Gallery's own routes.
@MainActor
struct CourseServiceTests {
  @Test func aCourseArrivesWhole() async throws {
    try await withServices { services in
      let course = try await services.courses.course("drawing")
      #expect(course == .drawing)
      let all = try await services.courses.courses()
      #expect(all == Course.onOffer)
    }
  }

  @Test func aCourseThatIsNotThereIsNamed() async throws {
    try await withServices { services in
      let expected = ServiceError.status(
        404, message: "There is no course “a/b”. It may have ended.")
      await #expect(throws: expected) { _ = try await services.courses.course("a/b") }
    }
  }

  @Test func aCallIsMovedToATimeThatIsOpen() async throws {
    try await withServices { services in
      let meeting = try await services.courses.move("drawing", to: "fri-17")
      #expect(meeting == Course.drawing.openMeetings[1])
      let expected = ServiceError.status(
        409, message: "This time has been taken in the meantime. Choose another one.")
      await #expect(throws: expected) {
        _ = try await services.courses.move("drawing", to: "never")
      }
    }
  }

  @Test func theConditionOfTheBackendConcernsTheNextRequest() async throws {
    try await withServices { services in
      services.backend.condition = .down
      let expected = ServiceError.status(500, message: "The server is being repaired.")
      await #expect(throws: expected) { _ = try await services.courses.course("drawing") }
      services.backend.condition = .normal
      let course = try await services.courses.course("drawing")
      #expect(course == .drawing)
    }
  }
}
