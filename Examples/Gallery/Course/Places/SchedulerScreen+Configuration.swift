extension SchedulerScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    package var nextCall: String
    package var meetings: [Row]
    package var state: State
  }

  /// One time that can be chosen.
  package struct Row: Equatable, Identifiable {
    package let id: Course.Meeting.ID
    package let text: String
  }

  package enum State: Equatable {
    case open
    case moving(Patience)
    case moved
    case problem(String)

    var isMoving: Bool { if case .moving = self { true } else { false } }
  }
}
