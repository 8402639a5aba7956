import Foundation
import MeerkatBuild
import MeerkatDeeds

/// An app that runs without a browser, and is asked by lines of JSON.
actor StagedApp {
  /// What the app can't do, or why it has ended.
  struct Refusal: Error {
    let sentence: String
    let hasEnded: Bool
  }

  private let process: AppProcess

  init(_ program: URL, in folder: URL) throws {
    process = try AppProcess(program, ["--stage"], in: folder)
  }

  /// Asks, and waits for the answer.
  func ask(_ request: StageRequest) async throws -> String {
    let line = try JSONEncoder().encode(request)
    process.tell(String(decoding: line, as: UTF8.self))
    guard case .line(let line)? = await process.nextEvent() else {
      throw Refusal(
        sentence: "The app has ended.\n" + process.lastErrors.suffix(4_000), hasEnded: true)
    }
    let answer = try JSONDecoder().decode(StageAnswer.self, from: Data(line.utf8))
    if let error = answer.error { throw Refusal(sentence: error, hasEnded: false) }
    return answer.text ?? ""
  }

  /// Does deeds, and returns the screen.
  func perform(_ deeds: String) async throws -> String {
    var request = StageRequest(.deeds)
    request.text = deeds
    return try await ask(request)
  }

  func end() async { await process.end() }
}
