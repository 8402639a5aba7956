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
    let recorder =
      switch self {
      case .file(let file): DeedRecorder(file: file)
      case .lastDeeds(let folder): DeedRecorder(file: Self.file(in: folder), limit: Self.count)
      }
    recorder.note(.clock(at: Date()))
    return recorder
  }

  /// Makes a file that wasn't there: in a container, a program that has crashed begins anew with the
  /// same process number, and others may have the folder too.
  @MainActor
  private static func file(in folder: URL) -> URL {
    sessions += 1
    let process = ProcessInfo.processInfo.processIdentifier
    let file = folder.appending(path: "\(process)-\(sessions).deeds")
    do {
      try Data().write(to: file, options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      return Self.file(in: folder)
    } catch {}
    return file
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
      .resize, .ended:
      break
    }
  }
}

extension Deed.Look {
  /// A window with little room.
  static let phone = Self.size(width: 390, height: 844)
}
