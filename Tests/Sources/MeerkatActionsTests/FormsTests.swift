import MeerkatActions
import MeerkatTesting
package import MeerkatUI
import Testing

/// One declaration, three forms.
@MainActor
struct FormsTests {
  private var log = Log()

  @Test func aScreenWithoutListenersIsValid() throws {
    let app = try Driver(CourseScreen(title: "Course"))
    #expect(app.elements.map(\.description) == [#".text("Course")"#])
  }

  @Test func closuresAreGivenToTheInitialiser() throws {
    let screen = CourseScreen(
      title: "Course", didPressJoinCall: log.call, didSelectTask: { [log] in log.add($0) })
    try press(["Join call", "Essay"], in: screen)
    #expect(log.lines == ["call", "essay"])
  }

  @Test func modifiersAreChained() throws {
    let screen = CourseScreen(title: "Course")
      .didSelectTask(log.add)
      .didPressJoinCall { [log] in log.call() }
    try press(["Essay", "Join call"], in: screen)
    #expect(log.lines == ["essay", "call"])
  }

  @Test func theOrderOfModifiersIsFree() throws {
    let screen = CourseScreen(title: "Course").didPressJoinCall(log.call).didSelectTask(log.add)
    try press(["Essay", "Join call"], in: screen)
    #expect(log.lines == ["essay", "call"])
  }

  @Test func nilAddsNoListener() throws {
    let app = try Driver(CourseScreen(title: "Course").didPressJoinCall(nil))
    #expect(!app.exists("Join call"))
  }

  @Test(arguments: [true, false])
  func anActionIsOfferedOnACondition(isOffered: Bool) throws {
    let modified = CourseScreen(title: "Course").didPressJoinCall(isOffered ? { log.call() } : nil)
    let created = CourseScreen(
      title: "Course", didPressJoinCall: isOffered ? { log.call() } : nil)
    for screen in [modified, created] {
      #expect(try Driver(screen).exists("Join call") == isOffered)
    }
  }

  @Test func aFlowListensToWhatItImplements() throws {
    let flow = CourseFlow()
    let app = try Driver(CourseScreen(title: "Course").actions(flow))
    try app.tap("Essay")
    #expect(flow.lines == ["essay"])
  }

  @Test func whatAFlowDoesNotImplementIsLeftOut() throws {
    let flow = CourseFlow()
    let app = try Driver(CourseScreen(title: "Course").actions(flow))
    #expect(!app.exists("Join call"))
  }

  @Test func aStructOfClosuresIsHeldAsItIs() throws {
    let app = try Driver(CourseScreen(title: "Course").actions(CourseClosures(call: log.call)))
    try app.tap("Join call")
    #expect(log.lines == ["call"])
    #expect(!app.exists("Essay"))
  }

  @Test func aConformerInAnExistentialListens() throws {
    let flow: any CourseScreen.Actions = CourseFlow()
    let app = try Driver(CourseScreen(title: "Course").actions(flow))
    #expect(app.exists("Essay"))
    #expect(!app.exists("Join call"))
  }

  @Test func theFormsWorkTogether() throws {
    let flow = CourseFlow()
    let screen = CourseScreen(title: "Course").actions(flow).didPressJoinCall(log.call)
    try press(["Essay", "Join call"], in: screen)
    #expect(flow.lines == ["essay"])
    #expect(log.lines == ["call"])
  }

  @Test func oneFlowListensToScreensWithTheSameActionOfAnotherType() throws {
    let flow = TwoScreensFlow()
    let course = try Driver(CourseScreen(title: "Course").actions(flow))
    let numbers = try Driver(NumbersScreen().actions(flow))
    try course.tap("Essay")
    #expect(!numbers.exists("Seven"))
    #expect(flow.lines == ["essay"])
  }

  @Test func anActionMayHaveATypeFromInsideTheScreen() throws {
    struct Closures: SizesScreen.Actions {
      let log: Log
      func didSelectSize(_ size: SizesScreen.Size, others: [SizesScreen.Size]) {
        log.add("\(size) \(others.count)")
      }
    }
    struct Answers: SizesScreen.Actions {
      func didAskForBest(_ size: SizesScreen.Size) -> SizesScreen.Size { .large }
    }
    #expect(try Driver(SizesScreen().actions(Answers())).exists("large"))
    let app = try Driver(SizesScreen().actions(Closures(log: log)))
    #expect(!app.exists("Reset") && !app.exists("small"))
    try app.tap("Large")
    #expect(log.lines == ["large 1"])
  }

  @Test func anActionMayThrowAnErrorFromInsideTheScreen() throws {
    struct Closures: SizesScreen.Actions {
      let log: Log
      func didDrop(_ sizes: [SizesScreen.Size]) throws(SizesScreen.Problem) {
        log.add("\(sizes.count)")
        throw .torn
      }
      func didAskForWorst(_ size: SizesScreen.Size) throws(SizesScreen.Problem)
        -> SizesScreen.Size
      { throw .torn }
    }
    let screen = SizesScreen().actions(Closures(log: log))
    let app = try Driver(screen)
    try app.tap("Drop")
    #expect(log.lines == ["1"])
    #expect(app.exists("Worst: none"))
    #expect(throws: SizesScreen.Problem.torn) { try screen.didDrop?([]) }
    #expect(throws: SizesScreen.Problem.torn) { try screen.didAskForWorst?(.small) }
  }

  @Test func aScreenWithItsOwnInitialiserHasTheOtherForms() throws {
    let app = try Driver(OwnScreen(number: 3).didPressDone(log.call))
    try app.tap("Done")
    #expect(app.exists("Number 3"))
    #expect(log.lines == ["call"])
  }

  @Test func aScreenInsideAFunctionHasClosuresAndModifiers() throws {
    @LocalActions
    struct LocalScreen: View {
      @Action var didPressDone: (() -> Void)?
      var body: some View {
        VStack { if let didPressDone { Button("Done", action: didPressDone) } }
      }
    }
    try Driver(LocalScreen(didPressDone: log.call)).tap("Done")
    try Driver(LocalScreen().didPressDone(log.call)).tap("Done")
    #expect(log.lines == ["call", "call"])
  }

  @Test func aScreenInsideAGenericTypeHasClosuresAndModifiers() throws {
    try press(["Done"], in: Boxed<Int>.InnerScreen().didPressDone(log.call))
    #expect(log.lines == ["call"])
  }

  @Test func aScreenInAnExtensionOfAGenericTypeHasClosuresAndModifiers() throws {
    try press(["Done"], in: Boxed<Int>.OuterScreen(repeat: .constant(1)).didPressDone(log.call))
    try press(["Done"], in: Boxed<Letter>.KnownScreen().didPressDone(log.call))
    #expect(log.lines == ["call", "call"])
  }

  @Test func parametersWithTheSameNamesAreGivenInOrder() throws {
    let screen = ComparingScreen().didCompare { [log] in log.add("\($0) \($1) \($2) \($3)") }
    try press(["Go"], in: screen)
    #expect(log.lines == ["1 2 3 4"])
  }

  private func press(_ labels: [String], in screen: some View) throws {
    let app = try Driver(screen)
    for label in labels { try app.tap(Driver.Query.button(label)) }
  }
}

/// Remembers what was called.
@MainActor
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func call() { lines.append("call") }
}

@MainActor
final class CourseFlow: CourseScreen.Actions {
  var lines: [String] = []
  func didSelectTask(_ id: String) { lines.append(id) }
}

struct CourseClosures: CourseScreen.Actions {
  let call: () -> Void
  func didPressJoinCall() { call() }
}

/// A screen whose `didSelectTask` has a number.
@Actions
struct NumbersScreen: View {
  @Action var didSelectTask: ((_ id: Int) -> Void)?

  var body: some View {
    VStack { if let didSelectTask { Button("Seven") { didSelectTask(7) } } }
  }
}

@MainActor
final class TwoScreensFlow: CourseScreen.Actions, NumbersScreen.Actions {
  var lines: [String] = []
  func didSelectTask(_ id: String) { lines.append(id) }
}

/// A generic type with a screen inside.
package enum Boxed<Value> {
  @Actions
  package struct InnerScreen: View {
    @Action var didPressDone: (() -> Void)?
    package var body: some View {
      VStack { if let didPressDone { Button("Done", action: didPressDone) } }
    }
  }
}

extension Boxed {
  @LocalActions
  struct OuterScreen: View {
    @Binding var `repeat`: Int
    @Action var didPressDone: (() -> Void)?
    var body: some View { VStack { if let didPressDone { Button("Done", action: didPressDone) } } }
  }
}

extension Boxed where Value == Letter {
  @Actions
  struct KnownScreen: View {
    @Action var didPressDone: (() -> Void)?
    var body: some View { VStack { if let didPressDone { Button("Done", action: didPressDone) } } }
  }
}

/// An action whose parameters would get the same names.
@Actions
private struct ComparingScreen: View {
  @Action var didCompare: ((Int, _ value: Int, _ run: Int, _ runValue: Int) -> Void)?
  var body: some View { VStack { if let didCompare { Button("Go") { didCompare(1, 2, 3, 4) } } } }
}
