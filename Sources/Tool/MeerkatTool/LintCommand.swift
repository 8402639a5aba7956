public import ArgumentParser
import Foundation
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

  @Flag(help: "List the rules.") var rules = false

  func validate() throws {
    if options.json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other.")
    }
  }

  func run() async throws {
    if rules { return listRules() }
    let package = try await options.package()
    if let writeBaseline {
      let known = try KnownFindings(of: await Linter(package).findings(), in: package).data()
      return try Console.write(String(decoding: known, as: UTF8.self), to: writeBaseline)
    }
    var findings = try await Self.findings(in: package, without: baseline)
    if strict { findings = findings.map(\.asError) }
    let report = Report(findings.map { $0.inFolder(options.path) })
    print(try report.text(as: format ?? (options.json ? .json : .text)), terminator: "")
    if !findings.isEmpty { throw ExitCode(1) }
  }

  /// Finds what the rules find, and what doesn't parse.
  ///
  /// - Parameters:
  ///   - package: The sources.
  ///   - baseline: The file of what is left out.
  /// - Returns: The findings, first what doesn't parse.
  /// - Throws: `FileError` if the file is no baseline.
  static func findings(
    in package: SourcePackage, without baseline: String?
  ) async throws -> [Finding] {
    var findings = await Linter(package).findings()
    if let baseline {
      findings = try known(at: baseline).remaining(of: findings, in: package, from: baseline)
    }
    return package.damages + findings
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
      throw FileError(
        sentence: "\(path) is no baseline. Write it anew with --write-baseline \(path).")
    }
  }
}

extension Report.Format: ExpressibleByArgument {}
