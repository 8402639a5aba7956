import ArgumentParser
import Foundation
import MeerkatDeeds
import MeerkatSource

/// Prints deeds as a test.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Prints a text of deeds as a test of Swift Testing.",
    discussion: """
      Example:
        meerkat test call-back.txt --module Shop --app ShopApp > Tests/ShopTests/CallBackTests.swift
      """)

  @Argument(help: "A text of deeds, one a line; - for standard input.") var file: String

  @Option(help: "The app's module.") var module: String

  @Option(help: "The app's type with @main.") var app: String

  @Option(help: "The name of the test; by default, that of the file.") var name: String?

  func validate() throws {
    for name in [module, app] where name.wholeMatch(of: /[\w.]+/) == nil {
      throw ValidationError("“\(name)” isn't a name in Swift.")
    }
  }

  func run() throws {
    let deeds = try Console.deeds(file == "-" ? Console.readInput() : Console.read(file), in: file)
    let name = name ?? URL(filePath: file).deletingPathExtension().lastPathComponent
    print(deeds.swiftTest(named: name, app: app, in: module), terminator: "")
  }
}
