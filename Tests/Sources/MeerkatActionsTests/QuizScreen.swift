package import MeerkatActions
package import MeerkatUI

/// Actions and a screen that other modules of the package use.
@Actions @MainActor
package protocol QuizActions {
  func didPressDone()
  func didChoose(answer: Int, of question: String)
}

package struct QuizScreen: QuizActionsScreen {
  package var actions = QuizActionsListeners()

  package var body: some View {
    VStack {
      if let didPressDone = actions.didPressDone { Button("Done", action: didPressDone) }
      if let didChoose = actions.didChoose { Button("Two") { didChoose(2, "size") } }
    }
  }
}
