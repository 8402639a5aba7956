import Observation

/// Answers what one does with the homework, if it is asked to, and remembers what happened.
@MainActor
@Observable
package final class HomeworkPresenter {
  package var isListening = true
  package private(set) var log: [String] = []
  private var likes = 0
  private let upload: @MainActor () async throws -> Void

  /// Creates a presenter.
  ///
  /// - Parameter upload: Sends the work to the teacher.
  package init(
    upload: @escaping @MainActor () async throws -> Void = {
      try await Task.sleep(for: .seconds(1))
    }
  ) {
    self.upload = upload
  }

  package var configuration: HomeworkScreen.Configuration {
    HomeworkScreen.Configuration(
      title: "Ten hands", task: "Draw ten hands in ten minutes. Don’t lift the pencil.",
      likes: likes == 1 ? "1 like" : "\(likes) likes")
  }

  package func note(_ line: String) { log.append(line) }
}

extension HomeworkPresenter: HomeworkActions {
  package func didPressHandIn() async throws {
    note("Handing in…")
    try await upload()
    note("Handed in")
  }

  package func didPressAsk() { note("A question is on its way to the teacher.") }
  package func didPressReport() { note("A mistake was reported.") }
  package func didPressLike() { likes += 1 }
}
