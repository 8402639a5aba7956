package import Foundation
import MeerkatDeeds
import MeerkatViews

/// Where a server writes down what users do.
package enum Recording: Sendable {
  /// In one file, which the last page that was opened begins anew.
  case file(URL)
  /// In a file for each session, while it runs: what is left when a program has crashed.
  case lastDeeds(folder: URL)

  /// How many deeds are kept for the case of a crash.
  private static let count = 200

  @MainActor private static var sessions = 0

  /// Begins to record a session.
  @MainActor
  package func begin() -> DeedRecorder {
    let recorder = makeRecorder()
    recorder.note(.clock(at: Date()))
    return recorder
  }

  @MainActor
  private func makeRecorder() -> DeedRecorder {
    switch self {
    case .file(let file): return DeedRecorder(file: file)
    case .lastDeeds(let folder):
      Self.sessions += 1
      let process = ProcessInfo.processInfo.processIdentifier
      let file = folder.appending(path: "\(process)-\(Self.sessions).deeds")
      return DeedRecorder(file: file, limit: Self.count)
    }
  }
}

extension AppSession {
  /// Writes down what concerns the whole page.
  func record(_ event: ClientEvent) {
    guard let recorder else { return }
    switch event.kind {
    case .colorScheme(let scheme): recorder.note(scheme == .dark ? .dark : .light)
    case .horizontalSizeClass(let room):
      recorder.note(room == .compact ? .phone : .size(width: 1_280, height: 800))
    case .letters:
      if runtime.dynamicTypeSize != .large { recorder.note(.type("\(runtime.dynamicTypeSize)")) }
    case .touch(.ended, _, _, _):
      recorder.note(comment: "A gesture isn’t recorded: no deed says what fingers do.")
    case .touch, .element, .history, .sceneValue, .appValue, .reducedMotion, .verticalSizeClass,
      .resize:
      break
    }
  }
}

extension Deed.Look {
  /// A window with little room.
  static let phone = Self.size(width: 390, height: 844)
}
