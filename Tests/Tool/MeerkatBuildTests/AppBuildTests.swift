#if os(Linux)
  import Foundation
  import MeerkatBuild
  import Testing

  /// Builds a small package as a user would, and changes it.
  @Suite struct AppBuildTests {
    private let folder = TemporaryFolder()

    private func write(_ body: String, to name: String) throws -> Set<String> {
      try folder.write(body, to: "Sources/Hello/\(name)")
      return [folder.path("Sources/Hello/\(name)")]
    }

    private func output(of program: URL) throws -> String {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = program
      process.standardOutput = pipe
      try process.run()
      process.waitUntilExit()
      return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test func eachChangeIsBuiltTheShortestWay() async throws {
      try folder.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "hello-app",
          targets: [
            .target(name: "Words"),
            .executableTarget(name: "Hello", dependencies: ["Words"]),
          ])
        """, to: "Package.swift")
      try folder.write("public func words() -> String { \"one\" }", to: "Sources/Words/Words.swift")
      _ = try write("struct Row {\n  var text: String { \"a\" }\n}", to: "Row.swift")
      _ = try write(
        "import Words\n@main struct Main { static func main() { print(Row().text, words()) } }",
        to: "Main.swift")
      let build = try await AppBuild(AppBuild.Options(package: folder.url))
      #expect(build.name == "Hello")

      var built = try await build.buildPackage()
      #expect(try output(of: built.program) == "a one\n")

      var changed = try write("struct Row {\n  var text: String { \"b\" }\n}", to: "Row.swift")
      built = try await build.build(changed: changed)
      #expect(built.way == .file)
      #expect(try output(of: built.program) == "b one\n")

      // An error leaves the last program; what was right before is right again.
      changed = try write("struct Row {\n  var text: String { c }\n}", to: "Row.swift")
      do {
        _ = try await build.build(changed: changed)
        Issue.record("This can't be compiled.")
      } catch let error as BuildError {
        #expect(error.diagnostics.map(\.line) == [2])
        #expect(error.diagnostics.first?.message == "cannot find 'c' in scope")
      }
      changed = try write("struct Row {\n  var text: String { \"b\" }\n}", to: "Row.swift")
      built = try await build.build(changed: changed)
      #expect(try output(of: built.program) == "b one\n")

      changed = try write(
        "struct Row {\n  var count = 3\n  var text: String { \"d\\(count)\" }\n}", to: "Row.swift")
      built = try await build.build(changed: changed)
      #expect(built.way == .module)
      #expect(try output(of: built.program) == "d3 one\n")

      try folder.write(
        "public func words(_ n: Int = 2) -> String { \"\\(n)\" }", to: "Sources/Words/Words.swift")
      built = try await build.build(changed: [folder.path("Sources/Words/Words.swift")])
      #expect(built.way == .module)
      #expect(try output(of: built.program) == "d3 2\n")

      changed = try write("extension Row { var more: String { text + \"!\" } }", to: "More.swift")
      changed.formUnion(
        try write(
          "import Words\n@main struct Main { static func main() { print(Row().more, words()) } }",
          to: "Main.swift"))
      built = try await build.build(changed: changed)
      #expect(built.way == .package)
      #expect(try output(of: built.program) == "d3! 2\n")
    }

    @Test func aPackageThatCantBeReadIsAnError() async throws {
      try folder.write("let package = 1", to: "Package.swift")
      await #expect(throws: BuildError.self) {
        try await AppBuild(AppBuild.Options(package: folder.url))
      }
    }
  }
#endif
