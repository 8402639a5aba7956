import MeerkatViews

/// What `meerkat run --watch` tells the app that it builds, for the app's pages.
@MainActor
package final class BuildNotes {
  /// What is to be known about the last build.
  package struct Note: Hashable, Sendable, Decodable {
    /// Empty if there is nothing.
    var title = ""
    var text = ""
    var isBusy = false
  }

  private(set) var note = Note()
  private var sessions: [WeakSession] = []

  private struct WeakSession {
    weak var session: AppSession?
  }

  nonisolated init() {}

  /// Shows what is to be known in a session from now on.
  func add(_ session: AppSession) {
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
  }

  func tell(_ note: Note) {
    self.note = note
    for session in sessions.compactMap(\.session) where session.isConnected {
      session.sendChanges()
    }
  }

  /// Takes notes from the lines of standard input.
  ///
  /// At the end of the input, the program ends as it does at Ctrl-C.
  nonisolated static func fromInput() -> BuildNotes {
    let notes = BuildNotes()
    Thread.detachNewThread {
      var input = LinesOfInput()
      while let line = input.next() {
        guard let note = try? JSONDecoder().decode(Note.self, from: Data(line.utf8))
        else { continue }
        Task { @MainActor in notes.tell(note) }
      }
      kill(getpid(), SIGTERM)
    }
    return notes
  }
}
