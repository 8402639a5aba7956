import Foundation
import MeerkatDeeds
import MeerkatSource

// The screens of a recording are kept beside it, and compared with those of a run.
extension Replay {
  /// Keeps the screens, to compare later runs with them.
  func keep(_ steps: [Step]) throws {
    try? FileManager.default.removeItem(at: kept)
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    for step in steps {
      try Console.write(step.screen + "\n", to: kept.appending(path: "\(step.number).txt").path)
      try Console.write(step.picture, to: kept.appending(path: "\(step.number).svg").path)
      if let name = step.expectedPicture { try Console.write(step.picture, to: picture(name).path) }
    }
  }

  /// The file of a picture with a name.
  private func picture(_ name: String) -> URL {
    kept.appending(path: "expected.\(name.replacing("/", with: "-")).svg")
  }

  /// The first step whose screen isn't the one that was kept.
  private func difference(in steps: [Step]) -> Difference? {
    for step in steps where step.reason == nil {
      if let name = step.expectedPicture,
        let before = try? String(contentsOf: picture(name), encoding: .utf8), before != step.picture
      {
        return Difference(
          number: step.number, deed: step.deed, before: step.screen, now: step.screen,
          pictures: [before, step.picture])
      }
      let path = kept.appending(path: "\(step.number)").path
      guard let before = try? String(contentsOfFile: path + ".txt", encoding: .utf8) else {
        continue
      }
      if before == step.screen + "\n" { continue }
      return Difference(
        number: step.number, deed: step.deed, before: String(before.dropLast()), now: step.screen,
        pictures: [
          (try? String(contentsOfFile: path + ".svg", encoding: .utf8)) ?? "", step.picture,
        ])
    }
    return nil
  }

  /// Does the deeds, and compares the screens with those that were kept.
  ///
  /// - Parameters:
  ///   - name: The file, as the report calls it.
  ///   - keepsScreens: Whether the screens are right as they are now.
  /// - Returns: How it went.
  /// - Throws: `Deeds.Mistake` if a line is no deed; `ToolError`.
  func report(as name: String, keepingScreens keepsScreens: Bool = false) async throws -> Report {
    let steps = try await keepsScreens ? runAndAddWaits() : run()
    if keepsScreens, !steps.contains(where: { $0.reason != nil }) { try keep(steps) }
    return report(of: steps, as: name, comparing: !keepsScreens)
  }

  /// How a run went, whose steps may be compared with the screens that were kept.
  func report(of steps: [Step], as name: String, comparing compares: Bool = true) -> Report {
    var failed = steps.last { $0.reason != nil }
    if failed == nil, var missing = steps.first(where: { isMissing($0.expectedPicture) }) {
      missing.reason = "This picture was never kept: use --keep when the screen is right."
      failed = missing
    }
    return Report(
      file: name, deeds: steps.count, failed: failed,
      difference: compares ? difference(in: steps) : nil)
  }

  private func isMissing(_ name: String?) -> Bool {
    name.map { !FileManager.default.fileExists(atPath: picture($0).path) } ?? false
  }

  /// A step that shows something else than before.
  struct Difference: Encodable {
    let number: Int
    let deed: String
    let before: String
    let now: String
    let pictures: [String]

    private enum CodingKeys: CodingKey { case number, deed, before, now }
  }

  /// How a replay went.
  struct Report: Encodable {
    let file: String
    let deeds: Int
    let failed: Step?
    let difference: Difference?
  }
}

extension Replay.Report {
  var isClean: Bool { failed == nil && difference == nil }

  var text: String {
    if let difference, difference.before == difference.now {
      return "\(file):\(difference.number): \(difference.deed): the picture is another one; "
        + "--html FILE shows both."
    }
    if let difference {
      return """
        \(file):\(difference.number): \(difference.deed) shows something else:
        \(difference.lines)
        """
    }
    if let failed { return "\(file):\(failed.number): error: \(failed.reason ?? "")" }
    return "\(file): \(deeds) deeds, all as before."
  }
}

extension Replay.Difference {
  /// The lines of both screens: those of before alone with a minus, those of now with a plus.
  var lines: String {
    let (old, new) = (before.split(separator: "\n"), now.split(separator: "\n"))
    return old.steps(to: new).map { step in
      guard let position = step.new else { return "- " + old[step.old ?? 0] }
      return (step.old == nil ? "+ " : "  ") + new[position]
    }.joined(separator: "\n")
  }

  /// Both screens side by side, as pictures and as text.
  var page: String {
    func image(_ svg: String, _ name: String) -> String {
      let data = Data(svg.utf8).base64EncodedString()
      return "<img alt=\"The screen \(name)\" src=\"data:image/svg+xml;base64,\(data)\">"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark"><title>\(deed.escaped)</title>
      <style>
      body { font: 16px/1.4 system-ui, sans-serif; margin: 24px; }
      h1 { grid-column: 1 / -1; margin: 0; } main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr)); gap: 24px; }
      img { max-width: 100%; height: auto; border: 1px solid #8888; border-radius: 12px; }
      pre { overflow-x: auto; font-size: 12px; }
      </style></head><body>
      <main>
      <h1>Line \(number): \(deed.escaped)</h1>
      <section><h2>Before</h2>\(image(pictures[0], "before"))<pre tabindex="0">\(before.escaped)</pre></section>
      <section><h2>Now</h2>\(image(pictures[1], "now"))<pre tabindex="0">\(now.escaped)</pre></section>
      </main></body></html>

      """
  }
}
