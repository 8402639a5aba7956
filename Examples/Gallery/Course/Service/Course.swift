/// A course that people take together, with a call each week and tasks in between.
package struct Course: Codable, Hashable, Identifiable, Sendable {
  package let id: String
  package var title: String
  package var teacher: String
  package var summary: String
  package var subject: Subject
  package var nextCall: Meeting
  /// When the next call could be instead.
  package var openMeetings: [Meeting]
  package var messages: [Message]
  package var tasks: [CourseTask]

  package enum Subject: String, Codable, Hashable, Sendable {
    case art, music, languages, science
  }

  /// A time at which the course can meet.
  package struct Meeting: Codable, Hashable, Identifiable, Sendable {
    package let id: String
    package var day: String
    package var time: String
  }

  package struct Message: Codable, Hashable, Identifiable, Sendable {
    package let id: Int
    package var author: String
    package var text: String
    package var isUnread = false
  }
}

/// Something to do for a course.
package struct CourseTask: Codable, Hashable, Identifiable, Sendable {
  package let id: String
  package var title: String
  package var details: String
  package var due: String
  package var isDone = false
}
