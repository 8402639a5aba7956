/// Where courses come from.
package protocol CourseService: Sendable {
  /// All courses on offer.
  func courses() async throws(ServiceError) -> [Course]
  func course(_ id: Course.ID) async throws(ServiceError) -> Course
  /// Moves the next call of a course, and answers when it is now.
  func move(
    _ id: Course.ID, to meeting: Course.Meeting.ID
  ) async throws(ServiceError) -> Course.Meeting
}
