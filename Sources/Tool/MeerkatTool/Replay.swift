import Foundation
import MeerkatBuild
import MeerkatDeeds
import MeerkatSource

/// A recording that is done again, a deed at a time, with an app that has kept nothing.
struct Replay {
  /// A deed that was done.
  struct Step: Encodable {
    /// The line in the file, counted from 1.
    let number: Int
    let deed: String
    /// The screen after it, as text.
    var screen = ""
    /// The same as a picture.
    var picture = ""
    /// Why it couldn't be done.
    var reason: String?
    /// The name of the picture that is expected here.
    var expectedPicture: String?

    // A picture is too large for a report.
    private enum CodingKeys: CodingKey { case number, deed, screen, reason }

    init(number: Int, deed: String) {
      self.number = number
      self.deed = deed
    }
  }

  let program: URL
  let folder: URL
  let file: String
  /// Whether the services themselves answer, and what they say is kept.
  var asksServices = false
  /// How the app begins, unless the first deeds say otherwise.
  var start = StageRequest(.start)

  /// An app that has kept nothing, and what stands between it and its services.
  struct Run {
    let stage: StagedApp
    let services: ServiceProxy?
    fileprivate let data: URL

    func end() async {
      await stage.end()
      await services?.end()
      try? FileManager.default.removeItem(at: data)
    }
  }

  /// The screens that the recording had.
  private var kept: URL { URL(filePath: file).with("screens") }

  /// What the services answered.
  private var answers: URL { URL(filePath: file).with("har") }

  /// A folder of its own for what an app keeps.
  static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "meerkat-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Does the deeds until one can't be done.
  func run() async throws -> [Step] {
    let lines = try Deeds(try Console.read(file)).lines
    return try await during(try await begin(lines)) { try await steps(lines, in: $0) }
  }

  private func during<Result>(
    _ run: Run, _ work: (Run) async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await work(run)
      await run.end()
      return result
    } catch {
      await run.end()
      throw error
    }
  }

  /// Begins a run with the clock, the answers and the looks of the recording.
  func begin(_ lines: [Deeds.Line], isHurried: Bool = false) async throws -> Run {
    let data = try Self.emptyFolder()
    let services = try await services()
    var environment = ["SWIFT_BACKTRACE": "enable=no", "XDG_DATA_HOME": data.path]
    var conditions = ProcessConditions()
    conditions.services = services?.address
    conditions.isHurried = isHurried
    for case .with(let look) in lines.map(\.deed) {
      guard case .clock(let time, let zone) = look else { continue }
      guard let date = look.date else {
        throw FileError(
          sentence: "\(file): “\(time) \(zone)” is no time, or there is no such zone.")
      }
      conditions.clock = date
      environment["TZ"] = zone
    }
    let parts = program.deletingLastPathComponent()
    environment.merge(try await conditions.environment(in: parts)) { $1 }
    let stage = try StagedApp(program, in: folder, environment: environment)
    let run = Run(stage: stage, services: services, data: data)
    if isHurried { services?.hold() }
    do { _ = try await stage.ask(start(for: lines)) } catch {
      await run.end()
      throw error
    }
    return run
  }

  /// What stands between the app and its services, if a recording has their answers.
  private func services() async throws -> ServiceProxy? {
    if asksServices { return try await ServiceProxy(.recording(answers)) }
    guard FileManager.default.fileExists(atPath: answers.path) else { return nil }
    return try await ServiceProxy(.replaying(answers))
  }

  /// Does the deeds in a run, until one can't be done.
  func steps(_ lines: [Deeds.Line], in run: Run) async throws -> [Step] {
    let (stage, services) = (run.stage, run.services)
    var steps: [Step] = []
    for line in lines {
      var step = Step(number: line.number, deed: "\(line.deed)")
      do {
        if case .expect(.picture(let name)) = line.deed {
          step.expectedPicture = name
          step.screen = try await stage.ask(StageRequest(.text))
        } else {
          step.screen = try await perform(line.deed, on: stage)
        }
        step.picture = try await stage.ask(StageRequest(.picture))
        step.reason = services?.problems.first
      } catch let refusal as StagedApp.Refusal {
        // The line is that of the file, and not of what was sent.
        let reason = refusal.sentence.replacing(/^line 1: [^\n]*\n/, with: "")
        step.reason = services?.problems.first ?? reason
        steps.append(step)
        break
      }
      steps.append(step)
      if step.reason != nil { break }
    }
    return steps
  }

  /// How the app begins, as the first lines say.
  private func start(for lines: [Deeds.Line]) -> StageRequest {
    var start = start
    var wanted = start.look ?? StageRequest.Look()
    // The page says how it is looked at when it has been opened.
    for line in lines {
      if case .open = line.deed { continue }
      guard case .with(let look) = line.deed else { break }
      switch look {
      case .locale(let name): wanted.locale = name
      case .clock: break
      case .dark: wanted.isDark = true
      case .light: wanted.isDark = false
      case .type(let type): wanted.type = type
      case .size(let width, let height):
        (wanted.width, wanted.height) = (Double(width), Double(height))
      }
    }
    start.look = wanted
    return start
  }

  /// Does a deed, and waits for what it is done to, as a person does.
  private func perform(_ deed: Deed, on stage: StagedApp) async throws -> String {
    // A clock is there from the beginning.
    if case .with(.clock) = deed { return try await stage.ask(StageRequest(.text)) }
    do { return try await stage.perform("\(deed)", patiently: true) } catch let refusal
      as StagedApp.Refusal
    {
      if case .wait = deed { throw refusal }
      guard refusal.reason == .isUnable, let target = deed.target,
        (try? await stage.perform("\(Deed.wait(for: target))")) != nil
      else { throw refusal }
      return try await stage.perform("\(deed)", patiently: true)
    }
  }

  /// Does the deeds, and writes down in the recording where one has to wait.
  func runAndAddWaits() async throws -> [Step] {
    let original = try Console.read(file)
    var lines = original.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    for (number, wait) in try await missingWaits(before: Deeds(original).lines).reversed() {
      lines.insert("\(wait)", at: number - 1)
    }
    let text = lines.joined(separator: "\n")
    if text != original { try Console.write(text, to: file) }
    return try await run()
  }

  /// What has to be waited for, and before which lines, if nothing happens unless it is waited for:
  /// sleeps don't end, and services don't answer.
  private func missingWaits(
    before lines: [Deeds.Line]
  ) async throws -> [(line: Int, wait: String)] {
    try await during(try await begin(lines, isHurried: true)) { run in
      let (stage, services) = (run.stage, run.services)
      var waits: [(line: Int, wait: String)] = []
      for line in lines {
        switch line.deed {
        case .expect(.picture), .with(.clock): continue
        case .wait:
          guard try await wait(for: line.deed, on: stage, services) != nil else { return waits }
          continue
        default: break
        }
        let deed = "\(line.deed)"
        do { _ = try await stage.perform(deed) } catch let refusal as StagedApp.Refusal {
          let wanted = line.deed.target.map { Deed.wait(for: $0) }
          guard refusal.reason == .isUnable,
            // What doesn't come is missing, and a replay says so.
            let wait = try await wait(for: wanted, on: stage, services),
            (try? await stage.perform(deed)) != nil
          else { return waits }
          waits.append((line.number, wait))
        }
      }
      return waits
    }
  }

  /// Waits for something, or until there is something new, and returns what was waited for.
  private func wait(
    for deed: Deed?, on stage: StagedApp, _ services: ServiceProxy?
  ) async throws -> String? {
    services?.release()
    defer { services?.hold() }
    do {
      if let deed {
        _ = try await stage.perform("\(deed)", patiently: true)
        return "\(deed)"
      }
      var request = StageRequest(.look)
      request.choice = Sight.wait.id
      return try await stage.answer(to: request).sight?.deed
    } catch let refusal as StagedApp.Refusal where refusal.reason == .isUnable { return nil }
  }

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
  func difference(in steps: [Step]) -> Difference? {
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
  /// - Throws: `Deeds.Mistake` if a line is no deed; `FileError`.
  func report(as name: String, keepingScreens keepsScreens: Bool = false) async throws -> Report {
    let steps = try await keepsScreens ? runAndAddWaits() : run()
    var failed = steps.last { $0.reason != nil }
    if keepsScreens, failed == nil { try keep(steps) }
    if failed == nil, var missing = steps.first(where: { isMissing($0.expectedPicture) }) {
      missing.reason = "This picture was never kept: use --keep when the screen is right."
      failed = missing
    }
    return Report(
      file: name, deeds: steps.count, failed: failed,
      difference: keepsScreens ? nil : difference(in: steps))
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

extension URL {
  /// The file beside this one with another kind.
  func with(_ kind: String) -> URL { deletingPathExtension().appendingPathExtension(kind) }
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
    let changes = new.difference(from: old)
    var result: [String] = []
    let gone = Dictionary(
      uniqueKeysWithValues: changes.removals.compactMap { change -> (Int, Substring)? in
        if case .remove(let offset, let line, _) = change { (offset, line) } else { nil }
      })
    let come = Set(
      changes.insertions.compactMap { change -> Int? in
        if case .insert(let offset, _, _) = change { offset } else { nil }
      })
    var position = 0
    for (index, line) in new.enumerated() {
      while let line = gone[position] {
        result.append("- \(line)")
        position += 1
      }
      if come.contains(index) {
        result.append("+ \(line)")
      } else {
        result.append("  \(line)")
        position += 1
      }
    }
    while let line = gone[position] {
      result.append("- \(line)")
      position += 1
    }
    return result.joined(separator: "\n")
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
