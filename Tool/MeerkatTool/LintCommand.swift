public import ArgumentParser
import Foundation
import MeerkatDeeds
public import MeerkatSource

/// Prints what the rules for screens and flows find.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds screens that decide for their parents, and flows that forget something.",
    discussion: """
      Examples:
        meerkat lint
        meerkat lint --write-baseline lint.json
        meerkat lint --baseline lint.json --format github-actions
        meerkat lint --fix
        meerkat lint --prove

      A comment turns a rule off: // meerkat:disable:next names-destination - why
      (also :this, :previous, or disable and enable around several lines).
      """)

  @OptionGroup var options: PackageOptions

  @Option(help: "How to print: text, json, sarif or github-actions.")
  var format: Report.Format?

  @Flag(help: "Report warnings as errors.") var strict = false

  @Option(help: ArgumentHelp("Leave out the findings in a file.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write what is found to a file.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Remove comments that turn off nothing, and stale entries of the baseline.")
  var fix = false

  @Flag(help: "List the rules.") var rules = false

  @Flag(
    help: """
      Also build the app, put each preview into a stack, a sheet, a tab and a screen, press everything, and see \
      whether it moves itself.
      """)
  var prove = false

  @OptionGroup(title: "The app") var app: AppOptions

  func validate() throws {
    if options.json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other.")
    }
  }

  func run() async throws {
    if rules { return listRules() }
    var package = try await options.package(app)
    if fix {
      try await fix(package)
      package = try await options.package(app)
    }
    if let writeBaseline {
      let known = try KnownFindings(of: await Linter(package).findings(), in: package).data()
      return try Console.write(String(decoding: known, as: UTF8.self), to: writeBaseline)
    }
    var findings = try await Self.findings(in: package, without: baseline)
    if prove { findings += try await proofs(in: package) }
    if strict { findings = findings.map(\.asError) }
    let report = Report(findings.map { $0.inFolder(options.path(app)) })
    print(try report.text(as: format ?? (options.json ? .json : .text)), terminator: "")
    if !findings.isEmpty { throw ExitCode(1) }
  }

  /// Changes what can be changed without a thought.
  private func fix(_ package: SourcePackage) async throws {
    let linter = Linter(package)
    for (path, text) in await linter.fixedTexts().sorted(by: { $0.key < $1.key }) {
      try Console.write(text, to: URL(filePath: options.path(app)).appending(path: path).path)
      Console.complain("\(path): comments that turned off nothing are gone.")
    }
    guard let baseline else { return }
    let known = try Self.known(at: baseline)
    let fitting = known.fitting(await linter.findings(), in: package)
    guard fitting.entries.count < known.entries.count else { return }
    try Console.write(try fitting.data(), to: baseline)
    Console.complain("\(baseline): entries that no longer fitted are gone.")
  }

  /// Finds what the rules find, and what doesn't parse.
  ///
  /// - Parameters:
  ///   - package: The sources.
  ///   - baseline: The file of what is left out.
  /// - Returns: The findings, first what doesn't parse.
  /// - Throws: `ToolError` if the file is no baseline.
  static func findings(
    in package: SourcePackage, without baseline: String?
  ) async throws -> [Finding] {
    var findings = await Linter(package).findings()
    if let baseline {
      findings = try known(at: baseline).remaining(of: findings, in: package, from: baseline)
    }
    return package.damages + findings
  }

  /// Finds the previews that move themselves.
  private func proofs(in package: SourcePackage) async throws -> [Finding] {
    let app = app.reading(options.path(app))
    var check = PreviewCheck(program: try await app.buildStage(), folder: app.package)
    check.verb = .prove
    return try await check.report().findings.map { found in
      Finding(
        Rule.movesItself.rawValue, at: package.location(ofPreview: found.preview),
        "“\(found.name)”: \(found.message) Report an action, and let the parent decide.")
    }
  }

  private func listRules() {
    let width = Rule.allCases.map(\.rawValue.count).max() ?? 0
    for rule in Rule.allCases {
      let name = rule.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
      print("\(name)  \(rule.summary)")
    }
  }

  private static func known(at path: String) throws -> KnownFindings {
    let text = try Console.read(path)
    do {
      return try KnownFindings(Data(text.utf8))
    } catch {
      throw ToolError("\(path) is no baseline. Write it anew with --write-baseline \(path).")
    }
  }
}

extension SourcePackage {
  /// Where a preview is declared, by the file and line that it tells, or by its type.
  fileprivate func location(ofPreview id: String) -> Location {
    let parts = id.split(separator: ":").map(String.init)
    let name = parts[0].split(separator: "/").last.map(String.init) ?? id
    if parts.count > 1, let line = Int(parts[1]),
      let file = files.first(where: { $0.path.split(separator: "/").last.map(String.init) == name })
    {
      return Location(file: file.path, line: line, column: 1)
    }
    let type = name.split(separator: ".").last.map(String.init)
    return declarations.types.first { $0.shortName == type }?.location
      ?? Location(file: parts[0], line: 1, column: 1)
  }
}

extension Report.Format: ExpressibleByArgument {}
