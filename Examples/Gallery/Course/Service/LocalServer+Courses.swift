/// What the Gallery's server knows about courses.
extension LocalServer.Route {
  package static let courses = [
    LocalServer.Route(.get, "/courses") { _ in try .json(Course.onOffer) },
    LocalServer.Route(.get, "/courses/{id}") { request in
      try .json(course(request["id"]))
    },
    // Nothing is kept: each user moves a call of their own.
    LocalServer.Route(.post, "/courses/{id}/calls") { request in
      let wish = try request.decode(MoveRequest.self)
      let meetings = try course(request["id"]).openMeetings
      guard let meeting = meetings.first(where: { $0.id == wish.meeting }) else {
        throw LocalServer.Refusal(
          409, "This time has been taken in the meantime. Choose another one.")
      }
      return try .json(meeting, status: 201)
    },
  ]

  private static func course(_ id: Course.ID) throws(LocalServer.Refusal) -> Course {
    guard let course = Course.onOffer.first(where: { $0.id == id }) else {
      throw LocalServer.Refusal(404, "There is no course “\(id)”. It may have ended.")
    }
    return course
  }
}
