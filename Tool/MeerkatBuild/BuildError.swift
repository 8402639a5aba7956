/// Why a package can't be built, or a program can't be made of it.
public struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, and what to do.
  public let description: String
  /// What the compiler says about the sources, if it is them.
  public let diagnostics: [Diagnostic]

  init(_ description: String, diagnostics: [Diagnostic] = []) {
    (self.description, self.diagnostics) = (description, diagnostics)
  }

  /// An error of the compiler.
  public struct Diagnostic: Hashable, Sendable {
    public let file: String
    /// Counted from 1.
    public let line: Int
    public let message: String
  }

  /// Reads the errors out of what a compiler has printed.
  init(compiler output: String, _ summary: String) {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^(\/[^:]+):(\d+):\d+: error: (.+)$/),
        let number = Int(match.2)
      else { continue }
      let diagnostic = Diagnostic(file: String(match.1), line: number, message: String(match.3))
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    let lines = found.isEmpty ? String(output.suffix(2_000)) : ""
    self.init(found.isEmpty ? "\(summary)\n\(lines)" : summary, diagnostics: found)
  }
}
