import Foundation
import MeerkatBuild
import MeerkatDeeds

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
  }

  let program: URL
  let folder: URL
  let file: String
  /// Whether the services themselves answer, and what they say is kept.
  var asksServices = false
  /// How the app begins, unless the first deeds say otherwise.
  var start = StageRequest(.start)

  /// An app that has kept nothing, and what stands between it and its services.
  struct Run: Endable {
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
  var kept: URL { URL(filePath: file).with("screens") }

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
    return try await begin(lines).end { try await steps(lines, in: $0) }
  }

  /// Begins a run with the clock, the answers and the looks of the recording.
  func begin(_ lines: [Deeds.Line], isHurried: Bool = false) async throws -> Run {
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    var conditions = ProcessConditions()
    conditions.isHurried = isHurried
    for case .with(let look) in lines.map(\.deed) {
      guard case .clock(let time, let zone) = look else { continue }
      guard let date = look.date else {
        throw ToolError("\(file): “\(time) \(zone)” is no time, or there is no such zone.")
      }
      conditions.clock = date
      environment["TZ"] = zone
    }
    let services = try await services()
    conditions.services = services?.address
    if isHurried { services?.hold() }
    let data = try Self.emptyFolder()
    environment["XDG_DATA_HOME"] = data.path
    do {
      let parts = program.deletingLastPathComponent()
      environment.merge(try await conditions.environment(in: parts)) { $1 }
      let stage = try StagedApp(program, in: folder, environment: environment)
      do { _ = try await stage.ask(start(for: lines)) } catch {
        await stage.end()
        throw error
      }
      return Run(stage: stage, services: services, data: data)
    } catch {
      await services?.end()
      try? FileManager.default.removeItem(at: data)
      throw error
    }
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
    try await begin(lines, isHurried: true).end { run in
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
      return try await stage.answer(to: StageRequest(.look, choice: Sight.wait.id)).sight?.deed
    } catch let refusal as StagedApp.Refusal where refusal.reason == .isUnable { return nil }
  }
}

extension URL {
  /// The file beside this one with another kind.
  func with(_ kind: String) -> URL { deletingPathExtension().appendingPathExtension(kind) }
}
