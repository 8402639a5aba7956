extension CourseUI {
  /// What the screen shows.
  package struct Configuration: Equatable {
    package var title: String
    package var teacher: String
    package var summary: String
    package var systemImage: String
    package var nextCall: String
    /// How many messages nobody has read; nil where there is nothing to say.
    package var unread: String?
    package var tasks: [TaskRow]
  }

  /// The line of one task.
  package struct TaskRow: Equatable, Identifiable {
    package let id: CourseTask.ID
    package let title: String
    package let due: String
    package let isDone: Bool
  }
}

extension CourseUI.Configuration {
  init(_ course: Course) {
    let unread = course.messages.count(where: \.isUnread)
    self.init(
      title: course.title, teacher: course.teacher, summary: course.summary,
      systemImage: course.subject.systemImage, nextCall: course.nextCall.text,
      unread: unread == 0 ? nil : "\(unread) unread",
      tasks: course.tasks.map(CourseUI.TaskRow.init))
  }
}

extension CourseUI.TaskRow {
  init(_ task: CourseTask) {
    self.init(
      id: task.id, title: task.title, due: task.isDone ? "Done" : "Due: \(task.due)",
      isDone: task.isDone)
  }
}

extension Course.Meeting {
  /// The time in words.
  var text: String { "\(day), \(time)" }
}

extension Course.Subject {
  /// The symbol that stands for it.
  var systemImage: String {
    switch self {
    case .art: "paintpalette"
    case .music: "music.note"
    case .languages: "character"
    case .science: "moon.stars"
    }
  }
}
