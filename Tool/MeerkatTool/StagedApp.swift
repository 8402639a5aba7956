import Foundation
import MeerkatBuild
import MeerkatDeeds

/// An app that runs without a browser, and is asked by lines of JSON.
actor StagedApp: Endable {
  /// What the app can't do, or why it has ended.
  struct Refusal: Error, CustomStringConvertible {
    enum Reason {
      case isUnable, hasEnded, isLate
    }

    let sentence: String
    let reason: Reason

    var description: String { sentence }

    /// The line in which a crash says why.
    var crash: String {
      let lines = sentence.split(separator: "\n")
      return String(
        lines.last { $0.contains("rror: ") } ?? lines.dropFirst().first ?? "no reason given")
    }
  }

  private let process: AppProcess
  private var isLate = false

  init(
    _ program: URL, in folder: URL, environment: [String: String] = [:],
    showingErrors once: LinesOnce? = nil
  ) throws {
    process = try AppProcess(
      program, ["--stage"], in: folder, environment: environment, showingErrors: once)
  }

  /// Asks, and waits for the answer.
  ///
  /// - Parameters:
  ///   - request: What to do.
  ///   - limit: After how much work the app is ended.
  /// - Returns: The answer.
  /// - Throws: ``Refusal``.
  func answer(to request: StageRequest, within limit: Duration? = nil) async throws -> StageAnswer {
    let alarm = limit.map { limit in
      Task {
        try await process.work(for: limit)
        isLate = true
        await process.end()
      }
    }
    defer { alarm?.cancel() }
    process.tell(try request.json())
    guard case .line(let line)? = await process.nextEvent() else {
      if isLate { throw Refusal(sentence: "The app doesn't answer.", reason: .isLate) }
      // What it said last is a trace; before that comes the reason.
      let errors = process.lastErrors
      let start = errors.ranges(of: #/[^\n]*[Ee]rror: /#).last?.lowerBound
      let reason = start.map { errors[$0...].prefix(4_000) } ?? errors.suffix(4_000)
      let words = reason.prefix(
        upTo: reason.firstRange(of: "\nCurrent stack trace")?.lowerBound ?? reason.endIndex)
      throw Refusal(sentence: "The app has ended.\n" + words, reason: .hasEnded)
    }
    let answer = try JSONDecoder().decode(StageAnswer.self, from: Data(line.utf8))
    if let error = answer.error { throw Refusal(sentence: error, reason: .isUnable) }
    return answer
  }

  /// Asks, and waits for a text.
  func ask(_ request: StageRequest) async throws -> String {
    try await answer(to: request).text ?? ""
  }

  /// Does deeds, and returns the screen; if it is to be patient, waits for what services answer.
  func perform(_ deeds: String, patiently isPatient: Bool = false) async throws -> String {
    try await ask(StageRequest(.deeds, text: deeds, isPatient: isPatient))
  }

  func end() async { await process.end() }
}

/// Something that runs until it is told to end.
protocol Endable: Sendable {
  func end() async
}

extension Endable {
  /// Runs as long as some work takes.
  func end<Result: Sendable>(
    after work: @Sendable (Self) async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await work(self)
      await end()
      return result
    } catch {
      await end()
      throw error
    }
  }
}
