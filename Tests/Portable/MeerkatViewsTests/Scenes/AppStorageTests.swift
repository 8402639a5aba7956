import Foundation
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct AppStorageTests {
  private enum Sort: String { case name, date }
  private enum Level: Int { case low, high }

  /// A view with one value of every kind.
  private struct Everything: View {
    @AppStorage("isOn") private var isOn = false
    @AppStorage("count") private var count = 1
    @AppStorage("share") private var share = 0.5
    @AppStorage("name") private var name = "Ada"
    @AppStorage("page") private var page = URL(filePath: "/first")
    @AppStorage("bytes") private var bytes = Data()
    @AppStorage("sort") private var sort = Sort.name
    @AppStorage("level") private var level = Level.low
    @AppStorage("seen") private var seen: Int?
    @AppStorage("favourite") private var favourite: Sort?

    var body: some View {
      Text("\(isOn) \(count) \(Int(share * 100)) \(name) \(page.path()) \(bytes.count)")
      Text("\(sort) \(level) \(seen ?? -1) \(favourite?.rawValue ?? "none")")
      Button("Write") {
        isOn = true
        count = 7
        share = 0.25
        name = "Grace"
        page = URL(filePath: "/second")
        bytes = Data([1, 2])
        sort = .date
        level = .high
        seen = 3
        favourite = .date
      }
    }
  }

  @Test func valuesOfEveryKindAreKept() throws {
    let app = TestApp(Everything())
    #expect(app.texts == ["false 1 50 Ada /first 0", "name low -1 none", "Write"])
    try app.tap("Write")
    #expect(app.texts == ["true 7 25 Grace /second 2", "date high 3 date", "Write"])
    let later = TestApp(Everything())
    later.bodies { later.runtime.appValues.restore(app.runtime.appValues.values) }
    #expect(later.texts == app.texts)
  }

  @Test func whatTheAppKeepsIsNotWhatTheSceneKeeps() throws {
    struct Both: View {
      @AppStorage("name") private var name = "app"
      @SceneStorage("name") private var other = "scene"
      var body: some View {
        Text("\(name) \(other)")
        Button("Write") { name = "written" }
      }
    }
    let app = TestApp(Both())
    try app.tap("Write")
    #expect(app.texts.first == "written scene")
    #expect(app.runtime.sceneValues.values == [:])
    #expect(app.runtime.appValues.values == ["name": .string("written")])
  }

  @Test func aBindingWritesTheValue() throws {
    struct Screen: View {
      @AppStorage("isOn") private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    let app = TestApp(Screen())
    let toggle = try #require(app.elements.first { $0 is ToggleElement })
    try app.runtime.send(.tap, to: toggle)
    #expect(app.texts == ["On", "on"])
  }

  @MainActor
  private final class Goal: ObservableObject {
    @AppStorage("goal") var books = 12
  }

  private struct GoalView: View {
    @StateObject private var goal = Goal()

    var body: some View {
      Text("\(goal.books) books")
      Button("Less") { goal.books -= 1 }
      GoalStepper(goal: goal)
    }
  }

  private struct GoalStepper: View {
    @ObservedObject var goal: Goal
    @AppStorage("goal") private var books = 0

    var body: some View {
      Stepper("\(goal.books), \(books)", value: $goal.books, in: 0...20)
    }
  }

  @Test func anObjectKeepsValuesOfTheApp() throws {
    let app = try Driver(GoalView(), keeping: ["goal": 10])
    try app.tap("Less")
    #expect(app.exists("9 books") && app.exists("9, 9"))
    try app.tap("Increment")
    #expect(app.exists("10 books") && app.exists("10, 10"))
    #expect(app.storedValues == ["goal": 10])
    #expect(try Driver(GoalView()).exists("12 books"))
  }

  /// An object that the view is given, such as one of several view models.
  private struct GivenGoalView: View {
    @StateObject private var goal: Goal
    private let first: Int

    init(goal: Goal) {
      first = goal.books
      _goal = StateObject(wrappedValue: goal)
    }

    var body: some View {
      Text("first \(first), now \(goal.books)")
      Button("Less") { goal.books -= 1 }
      Button("Much less") { Task { goal.books -= 5 } }
      Stepper("Goal", value: $goal.books, in: 0...20)
    }
  }

  private struct GivingView: View {
    var body: some View { GivenGoalView(goal: Goal()) }
  }

  @Test func anObjectThatNoStateObjectMakesKeepsThemToo() async throws {
    let app = try Driver(GivingView(), keeping: ["goal": 10])
    #expect(app.exists("first 10, now 10"))
    try app.tap("Less")
    #expect(app.exists("now 9"))
    try app.tap("Increment")
    #expect(app.exists("now 10"))
    try app.tap("Much less")
    try await app.settle()
    #expect(app.exists("now 5"))
    #expect(app.storedValues == ["goal": 5])
  }

  @Test func anObjectOfAllInstancesHasTheValuesOfTheOneThatRuns() throws {
    let goal = Goal()
    let app = try Driver(GivenGoalView(goal: goal), keeping: ["goal": 10])
    let other = try Driver(GivenGoalView(goal: goal))
    try app.tap("Less")
    #expect(app.exists("first 12, now 9"))
    #expect(other.exists("first 12, now 12"))
    // Nothing runs here.
    #expect(goal.books == 12)
  }
}
