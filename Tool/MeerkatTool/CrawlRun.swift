import Foundation
import MeerkatBuild
import MeerkatDeeds
import MeerkatSource

/// An app that a crawler uses, in one process after the other.
actor CrawlRun: CrawledApp {
  private let program: URL
  private let folder: URL
  private let start: StageRequest
  private let environment: [String: String]
  /// Where pictures go, and in which looks: each with a name.
  private let pictures: (folder: URL, looks: [(name: String, look: StageRequest.Look)])?
  private let errors = LinesOnce()
  private var current: Process?
  /// The one that comes after it, which starts meanwhile.
  private var next: Process?

  /// A process that keeps what it keeps in a folder of its own.
  private struct Process {
    let stage: StagedApp
    let data: URL

    func end() async {
      await stage.end()
      try? FileManager.default.removeItem(at: data)
    }
  }

  /// How long an app may take for one thing.
  private static let limit = Duration.seconds(10)

  init(
    _ program: URL, in folder: URL, from start: StageRequest, environment: [String: String],
    pictures: (folder: URL, looks: [(name: String, look: StageRequest.Look)])? = nil
  ) {
    var start = start
    start.rows = 12
    (self.program, self.folder, self.start) = (program, folder, start)
    self.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    self.pictures = pictures
  }

  func begin() async throws -> Sight {
    let last = current
    current = try next ?? makeProcess()
    next = nil
    await last?.end()
    _ = try await answer(to: start)
    next = try makeProcess()
    return try await look(StageRequest(.look))
  }

  private func makeProcess() throws -> Process {
    let data = try Replay.emptyFolder()
    let stage = try StagedApp(
      program, in: folder,
      environment: environment.merging(["XDG_DATA_HOME": data.path]) { $1 }, showingErrors: errors)
    return Process(stage: stage, data: data)
  }

  func take(_ choice: String, typing text: String?) async throws -> Sight {
    try await look(StageRequest(.look, text: text, choice: choice))
  }

  func deed(for choice: String, typing text: String?) async throws -> String {
    try await answer(to: StageRequest(.deed, text: text, choice: choice)).text ?? ""
  }

  func didReach(_ place: Sight.Place) async throws {
    guard let pictures else { return }
    for look in pictures.looks {
      let svg = try await answer(to: StageRequest(.picture, look: look.look)).text ?? ""
      try Console.write(
        svg, to: pictures.folder.appending(path: place.fileName(in: look.name)).path)
    }
  }

  /// Ends the app, and forgets what it has kept.
  func end() async {
    await current?.end()
    await next?.end()
    (current, next) = (nil, nil)
  }

  private func look(_ request: StageRequest) async throws -> Sight {
    try await answer(to: request).sight ?? Sight()
  }

  private func answer(to request: StageRequest) async throws -> StageAnswer {
    guard let current else { throw CrawlError.isUnable }
    do { return try await current.stage.answer(to: request, within: Self.limit) } catch let refusal
      as StagedApp.Refusal
    {
      switch refusal.reason {
      case .isUnable: throw CrawlError.isUnable
      case .isLate: throw CrawlError.hasEnded("It doesn't end: after 10 s there is no screen.")
      case .hasEnded: throw CrawlError.hasEnded(refusal.crash)
      }
    }
  }
}

extension Sight.Place {
  /// The name of the picture of a destination.
  func fileName(in look: String) -> String {
    let name = (flow.isEmpty ? "" : flow + ".") + destination.prefix(80)
    return name.replacing("/", with: "-") + (look.isEmpty ? "" : "-\(look)") + ".svg"
  }
}
