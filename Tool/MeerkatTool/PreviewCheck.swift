import Foundation
import MeerkatDeeds

/// Has an app examine its previews, in several processes: one that crashes takes no other with it.
struct PreviewCheck {
  /// What was found.
  struct Report: Encodable {
    /// How many previews were examined.
    var previews: Int
    var looks: [String]
    var findings: [Finding]

    var summary: String {
      let found = Console.count(findings.count, "finding")
      return "\(previews) previews in \(looks.count) looks: \(found)."
    }
  }

  /// What is wrong with a preview.
  struct Finding: Encodable, CustomStringConvertible {
    /// Its file and line, or the name of its type.
    let preview: String
    let name: String
    /// The looks in which it is wrong; none if that is so in all of them.
    let looks: [String]
    let message: String

    var description: String {
      let places = looks.isEmpty ? "" : " in \(looks.joined(separator: ", "))"
      return "\(preview): “\(name)”\(places): \(message)"
    }
  }

  let program: URL
  let folder: URL
  /// The previews to leave out, by file, or by file and line.
  var except: [String] = []
  /// What is asked about each preview.
  var verb = StageRequest.Verb.check

  /// After how long a preview counts as one that never ends.
  private static let limit = Duration.seconds(10)

  /// Examines all previews.
  func report() async throws -> Report {
    let list = try await start().end { try await $0.answer(to: StageRequest(.previews)) }
    let previews = (list.previews ?? []).filter { preview in
      !except.contains(preview.id) && !except.contains { preview.id.hasPrefix($0 + ":") }
    }
    // Where a screen goes doesn't depend on its look.
    let looks = (list.looks ?? []).filter { verb == .check ? $0 != "standard" : $0 == "standard" }
    var found: [Int: [Finding]] = [:]
    try await withThrowingTaskGroup(of: [(Int, [Finding])].self) { group in
      let count = min(previews.count, ProcessInfo.processInfo.activeProcessorCount)
      for worker in 0..<count {
        // Each has every second one, or third: neighbours take a similar time.
        let own = stride(from: worker, to: previews.count, by: count)
        group.addTask { try await examine(own.map { ($0, previews[$0]) }, looks) }
      }
      for try await part in group {
        found.merge(part.map { ($0.0, $0.1) }) { one, _ in one }
      }
    }
    return Report(
      previews: previews.count, looks: looks,
      findings: previews.indices.flatMap { found[$0] ?? [] })
  }

  private func start() throws -> StagedApp {
    // A crash says its line anyway; to find the names of all frames takes seconds.
    try StagedApp(
      program, in: folder,
      environment: ["SWIFT_BACKTRACE": "enable=no", "MEERKAT_STAGE_MEMORY": "\(2 << 30)"])
  }

  /// Examines some previews in one process after the other.
  private func examine(
    _ previews: [(Int, StageAnswer.Preview)], _ looks: [String]
  ) async throws -> [(Int, [Finding])] {
    var stage = try start()
    var all: [(Int, [Finding])] = []
    for (index, preview) in previews {
      var messages: [(message: String, looks: [String])] = []
      for look in looks {
        let request = StageRequest(verb, text: look, preview: preview.id)
        var found: [String] = []
        var isLate = false
        do {
          found = try await stage.answer(to: request, within: Self.limit).findings ?? []
        } catch let refusal as StagedApp.Refusal {
          found = [Self.message(refusal)]
          isLate = refusal.reason == .isLate
          if refusal.reason != .isUnable {
            await stage.end()
            stage = try start()
          }
        }
        for message in found {
          if let known = messages.firstIndex(where: { $0.message == message }) {
            messages[known].looks.append(look)
          } else {
            messages.append((message, [look]))
          }
        }
        // It won't end in another look either.
        if isLate { break }
      }
      let findings = messages.map {
        Finding(
          preview: preview.id, name: preview.name,
          looks: $0.looks.count == looks.count ? [] : $0.looks, message: $0.message)
      }
      all.append((index, findings))
    }
    await stage.end()
    return all
  }

  private static func message(_ refusal: StagedApp.Refusal) -> String {
    switch refusal.reason {
    case .isUnable: return "It can't be made: \(refusal.sentence)"
    case .isLate: return "It doesn't end: after \(limit.components.seconds) s there is no screen."
    case .hasEnded: return "It crashes: \(refusal.crash)"
    }
  }
}
