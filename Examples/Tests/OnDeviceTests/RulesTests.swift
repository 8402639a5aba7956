import MeerkatTesting
import SwiftUI
import Testing

@testable import OnDevice

/// The screen of the rules answers the commands that `UITests` give it.
@MainActor
struct RulesTests {
  let app: Driver

  init() throws { app = try Driver(RulesView(), width: 60) }

  @Test(arguments: [
    (["first"], "first"), (["first", "inner"], "inner"), (["second"], "second"), (["one"], "one"),
    (["one", "renamed"], "renamed"), (["one", "two"], "two"), (["cover"], "cover"),
    (["push"], "screen 1"), (["three"], "screen 3"), (["three", "swapped"], "screen 1"),
    (["three", "root"], "screen 0"), (["cover", "noCover"], "screen 0"),
    (["first", "noFirst"], "screen 0"), (["first", "inner", "noPages"], "screen 0"),
    (["first", "noPresenter"], "screen 0"),
  ])
  func commandsLeadToAPage(commands: [String], page: String) throws {
    for command in commands { try app.tap(.button(command)) }
    #expect(app.exists(.text(page)))
  }

  @Test func aPageSaysWhatSwiftUIDid() throws {
    try app.tap(.button("first"))
    #expect(app.exists(.text("presented")) && app.exists(.text("inherited")))
    try app.tap(.button("clear"))
    try app.close()
    #expect(app.exists(.text("Log: set, dismissed, first disappears")))
    try app.tap(.button("clear"))
    try app.tap(.button("alert"))
    try app.tap("Act")
    #expect(app.exists(.text("Log: set, act")))
  }
}
