/// Courses from the Gallery's server.
struct HTTPCourseService: CourseService {
  let http: HTTPService

  func courses() async throws(ServiceError) -> [Course] {
    try await http.get("/courses")
  }

  func course(_ id: Course.ID) async throws(ServiceError) -> Course {
    try await http.get(HTTPService.path("courses", id))
  }

  func move(
    _ id: Course.ID, to meeting: Course.Meeting.ID
  ) async throws(ServiceError) -> Course.Meeting {
    try await http.post(
      HTTPService.path("courses", id, "calls"), MoveRequest(meeting: meeting))
  }
}

/// What is sent to move a call.
struct MoveRequest: Codable, Sendable {
  var meeting: Course.Meeting.ID
}
