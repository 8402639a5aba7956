import Foundation
import MeerkatBuild

/// An app that runs without a browser, and is asked by lines of JSON.
actor StagedApp {
  /// How the app is looked at.
  struct Look: Encodable, Sendable {
    var isDark = false
    var isRightToLeft = false
    var type: String?
    var locale: String?
    var width: Double?
    var height: Double?
  }

  /// What is asked; see `Request` of the stage.
  struct Request: Encodable, Sendable {
    let verb: String
    var text: String?
    var address: String?
    var preview: String?
    var look: Look?
    var isPNG: Bool?
  }

  private struct Answer: Decodable {
    var text: String?
    var error: String?
  }

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
  func ask(_ request: Request) async throws -> String {
    let line = try JSONEncoder().encode(request)
    process.tell(String(decoding: line, as: UTF8.self))
    guard case .line(let line)? = await process.nextEvent() else {
      throw Refusal(
        sentence: "The app has ended.\n" + process.lastErrors.suffix(4_000), hasEnded: true)
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    if let error = answer.error { throw Refusal(sentence: error, hasEnded: false) }
    return answer.text ?? ""
  }

  func end() async { await process.end() }
}
