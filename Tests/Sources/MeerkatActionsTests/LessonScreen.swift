import MeerkatActions
import MeerkatUI

/// What the user of a lesson can do, written first.
@Actions
@MainActor
protocol LessonActions {
  /// The user wants to join the call.
  func didPressJoinCall()
  func didSelectTask(_ id: String)
  func didMoveTask(_ id: String, to folder: Int) throws
  func didPressSave() async
}

/// A screen that reports them.
struct LessonScreen: LessonActionsScreen {
  let title: String
  var actions = LessonActionsListeners()

  var body: some View {
    VStack {
      Text(title)
      if let didPressJoinCall = actions.didPressJoinCall {
        Button("Join call", action: didPressJoinCall)
      }
      if let didMoveTask = actions.didMoveTask { Button("Move") { try? didMoveTask("essay", 2) } }
      if actions.$didPressSave.isHandled { Button("Save", action: actions.$didPressSave.start) }
      LessonTask(id: "essay")
    }
    .sharingActions(actions.allActions)
  }
}

/// A view inside that reports some of them; nothing is handed to it.
struct LessonTask: LessonActionsScreen {
  let id: String
  var actions = LessonActionsListeners()

  var body: some View {
    if let didSelectTask = actions.didSelectTask { Button("Essay") { didSelectTask(id) } }
  }
}
