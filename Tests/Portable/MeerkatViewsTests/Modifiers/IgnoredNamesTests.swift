import MeerkatUI
import MeerkatViews
import Synchronization
import Testing

/// What hosts ignore says so.
@Suite(.enabled(if: isDebugBuild))
@MainActor
struct IgnoredNamesTests {
  @Test func everyNameIsNotedOnce() {
    let lines = Mutex<[String]>([])
    let names = IgnoredNames { line in lines.withLock { $0.append(line) } }
    for name in ["blendMode(_:)", "onDrag(_:)", "blendMode(_:)"] { names.note(name) }
    let noted = lines.withLock { $0.map { $0.prefix { $0 != " " } } }
    #expect(noted == ["blendMode(_:)", "onDrag(_:)"])
  }

  @Test func aModifierThatHostsIgnoreIsNotedByItsName() {
    _ = Text("Hello").navigationSplitViewStyle(.balanced).padding()
    #expect(IgnoredNames.shared.names.contains("navigationSplitViewStyle(_:)"))
    #expect(!IgnoredNames.shared.names.contains("padding(_:)"))
    _ = Text("Hello").speechAdjustedPitch(1) + Text("!").bold()
    #expect(IgnoredNames.shared.names.contains("speechAdjustedPitch(_:)"))
    #expect(!IgnoredNames.shared.names.contains("bold()"))
  }
}
