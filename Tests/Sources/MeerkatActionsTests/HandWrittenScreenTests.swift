import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// The runtime part alone, without macros.
@MainActor
struct HandWrittenScreenTests {
  final class Flow: HandWrittenScreen.Actions {
    var log: [String] = []
    func didSelectTask(_ task: String) { log.append(task) }
  }

  @Test func aScreenWithoutListenersHasNoControls() throws {
    let app = try Driver(HandWrittenScreen(title: "Course"))
    #expect(app.elements.map(\.description) == [#".text("Course")"#])
  }

  @Test func closuresAreCalled() throws {
    var log: [String] = []
    let app = try Driver(
      HandWrittenScreen(title: "Course", didPressJoinCall: { log.append("call") }))
    try app.tap("Join call")
    #expect(log == ["call"])
    #expect(!app.exists("Essay"))
  }

  @Test func modifiersAreChainedInAnyOrder() throws {
    var log: [String] = []
    let app = try Driver(
      HandWrittenScreen(title: "Course")
        .didSelectTask { log.append($0) }
        .didPressJoinCall { log.append("call") })
    try app.tap("Join call")
    try app.tap("Essay")
    #expect(log == ["call", "essay"])
  }

  @Test func whatAConformerDoesNotImplementIsLeftOut() throws {
    let flow = Flow()
    let app = try Driver(HandWrittenScreen(title: "Course").actions(flow))
    #expect(!app.exists("Join call"))
    try app.tap("Essay")
    #expect(flow.log == ["essay"])
  }
}
