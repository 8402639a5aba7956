import ArgumentParser
import Foundation
import MeerkatBuild
import MeerkatDeeds
import MeerkatSource

/// Everything that can be checked about an app, for CI.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks an app: lint, the map, all previews, all recordings.",
    discussion: """
      What is right is kept in a folder of the package, Meerkat by default:
        lint.json    the findings to leave out    meerkat lint --write-baseline Meerkat/lint.json
        flows.txt    the map                      meerkat map --write Meerkat/flows.txt
        *.deeds      recordings                   meerkat record Meerkat/buy-a-ticket.deeds
      What isn't there isn't compared. Examples:
        meerkat check
        meerkat check --except Shop/Row.swift:40 --json
      """)

  @Argument(help: "The part of the package to read; all of it by default.") var sources: String?

  @OptionGroup var app: AppOptions

  @Option(
    name: .customLong("folder"),
    help: "The folder of what is right, in the package; Meerkat by default.")
  var givenFolder: String?

  private var folder: String { givenFolder ?? "Meerkat" }

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A preview to leave out, or all of a file.", valueName: "file[:line]"))
  var except: [String] = []

  @Flag(help: "Print JSON.") var json = false

  /// One of the things that are checked.
  private struct Part: Encodable {
    let name: String
    /// In a few words.
    let summary: String
    /// What is wrong, a line or more each.
    let findings: [String]
  }

  func run() async throws {
    var parts: [Part] = []
    func add(_ part: Part) {
      parts.append(part)
      if !json { for finding in part.findings { Console.say(finding) } }
    }
    if givenFolder != nil, kept("") == nil {
      throw ToolError("The package has no folder \(folder).")
    }
    let path = sources ?? app.packagePath
    let package = try await SourcePackage.read(at: URL(filePath: path, directoryHint: .isDirectory))
    add(try await lint(package, at: path))
    add(try await map(package))
    let program = try await app.buildStage()
    add(try await previews(program))
    add(try await recordings(program))
    if json {
      try Console.print(json: parts)
    } else {
      for part in parts {
        Console.say(
          "\(part.name.padding(toLength: 12, withPad: " ", startingAt: 0))\(part.summary)")
      }
    }
    if parts.contains(where: { !$0.findings.isEmpty }) { throw ExitCode(1) }
  }

  /// The path of a file to compare with; nil if it isn't there.
  private func kept(_ name: String) -> String? {
    let path = app.package.appending(path: folder).appending(path: name).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  private func lint(_ package: SourcePackage, at path: String) async throws -> Part {
    let baseline = kept("lint.json")
    let findings = try await LintCommand.findings(in: package, without: baseline)
      .map { "\($0.inFolder(path))" }
    return Part(name: "lint", summary: Console.count(findings.count, "finding"), findings: findings)
  }

  private func map(_ package: SourcePackage) async throws -> Part {
    let map = await FlowMap(of: package)
    guard let file = kept("flows.txt") else {
      return Part(name: "map", summary: "no \(folder)/flows.txt to compare with", findings: [])
    }
    let changes = Baseline(of: map).changes(since: Baseline(text: try Console.read(file)))
    return Part(
      name: "map", summary: Console.count(changes.count, "change") + " since \(folder)/flows.txt",
      findings: changes.map { "\(folder)/flows.txt: \($0)" })
  }

  private func previews(_ program: URL) async throws -> Part {
    let check = PreviewCheck(program: program, folder: app.package, except: except)
    do {
      let report = try await check.report()
      return Part(
        name: "previews", summary: report.summary, findings: report.findings.map(\.description))
    } catch let refusal as StagedApp.Refusal {
      return Part(name: "previews", summary: "can't be examined", findings: [refusal.sentence])
    }
  }

  private func recordings(_ program: URL) async throws -> Part {
    let folder = app.package.appending(path: folder).path
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".deeds") }.sorted()
    var findings: [String] = []
    for file in files {
      let replay = Replay(program: program, folder: app.package, file: "\(folder)/\(file)")
      do {
        let report = try await replay.report(as: "\(self.folder)/\(file)")
        if !report.isClean { findings.append(report.text) }
      } catch let mistake as Deeds.Mistake {
        findings.append("\(self.folder)/\(file):\(mistake.line): error: \(mistake.reason)")
      } catch {
        findings.append("\(self.folder)/\(file): error: \(error)")
      }
    }
    return Part(
      name: "recordings", summary: "\(files.count - findings.count) of \(files.count) as before",
      findings: findings)
  }
}
