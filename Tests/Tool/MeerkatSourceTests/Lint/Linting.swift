import MeerkatSource

/// What is found in one file, as lines such as `2 dismisses-itself`.
func lint(_ source: String) async -> [String] {
  await lint(["App.swift": source]).map { String($0.drop { $0 != " " }.dropFirst()) }
}

/// What is found in a package, as lines such as `App.swift 2 dismisses-itself`.
func lint(_ sources: [String: String]) async -> [String] {
  await findings(sources).map { "\($0.location.file) \($0.location.line) \($0.rule)" }
}

func findings(_ sources: [String: String]) async -> [Finding] {
  await Linter(SourcePackage(name: "App", sources: sources)).findings()
}

/// A view with properties and a body.
func view(_ properties: String, _ body: String) -> String {
  """
  struct Page: View {
    \(properties)
    var body: some View {
      \(body)
    }
  }
  """
}
