import Foundation
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// The rules of `Documentation/apple.md` that hold here, too.
@MainActor
struct AppleRulesTests {
  /// The rules, by their ids on the page.
  enum Rule: String, CaseIterable, CustomTestStringConvertible {
    case dismissalHasHappened, ignoredSetterLeavesThemApart, dismissDisabled
    case hiddenBackButtonEndsSwipe, setterRunsTwice, cancelledSwipeBack, setterAfterDismissal
    case onDismissLast, contentOutlivesItem, alertSetterBeforeAction, onePresentationAtATime
    case secondSheetWaits, presentDuringTransitionIsDropped, presenterTakesItsSheetAlong
    case nestedSheetsGoAtOnce, dismissTakesAllAbove, changedItemReplaces, sameItemStays
    case pathIsTheStack, isPresentedIsRead, sheetHidesNothing, sheetsInheritEnvironment

    var testDescription: String { rawValue }
  }

  @Test("What Apple's systems do happens here", arguments: Rule.allCases)
  func holds(rule: Rule) throws {
    let model = Model()
    let app = try Driver(Screen(model: model))
    switch rule {
    case .dismissalHasHappened, .ignoredSetterLeavesThemApart:
      model.ignores = true
      model.first = true
      try app.close()
      #expect(!app.exists(.text("first")))
      #expect(model.first)
      // Until something else changes.
      model.first = false
      #expect(!app.exists(.text("first")))
      model.first = true
      #expect(app.exists(.text("first")))
    case .dismissDisabled:
      (model.first, model.isHeld) = (true, true)
      #expect(throws: Driver.Error.self) { try app.close() }
      model.first = false
      #expect(!app.exists(.text("first")))
    case .hiddenBackButtonEndsSwipe:
      (model.path, model.isHeld) = ([1], true)
      #expect(throws: Driver.Error.self) { try app.back() }
      #expect(app.exists(.text("screen 1")))
    case .setterRunsTwice:
      app.runtime.whims = .tellsTwice
      model.first = true
      try app.close()
      #expect(model.log.filter { $0 == "set" }.count == 2)
    case .cancelledSwipeBack:
      model.path = [1]
      #expect(app.exists(.text("screen 1")))
      model.log = []
      topScreen(of: app)?.swipeHalfway()
      #expect(model.log == ["0 appears", "1 disappears", "1 appears", "0 disappears"])
      #expect(model.path == [1])
    case .setterAfterDismissal, .contentOutlivesItem:
      app.runtime.whims = .takesTime
      model.first = true
      #expect(app.exists(.text("first")))
      model.log = []
      try app.close()
      #expect(!app.exists(.text("first")))
      #expect(model.first && model.log == [])
      app.runtime.endTransitions()
      #expect(!model.first && model.log.contains("first disappears"))
    case .onDismissLast:
      model.first = true
      #expect(app.exists(.text("first")))
      model.second = true
      model.log = []
      try app.close()
      #expect(model.log.firstIndex(of: "set") == 0)
      let dismissed = try #require(model.log.firstIndex(of: "dismissed"))
      #expect(dismissed < model.log.firstIndex(of: "second appears") ?? 0)
    case .alertSetterBeforeAction:
      for (whims, log) in [([], ["set", "act"]), (Whims.actsFirst, ["act", "set"])] {
        app.runtime.whims = whims
        model.asks = true
        model.log = []
        try app.tap("Act")
        #expect(model.log == log)
      }
    case .onePresentationAtATime, .secondSheetWaits:
      model.first = true
      #expect(app.exists(.text("first")))
      model.second = true
      #expect(app.exists(.text("first")) && !app.exists(.text("second")))
      try app.close()
      #expect(!app.exists(.text("first")) && app.exists(.text("second")))
    case .presentDuringTransitionIsDropped:
      app.runtime.whims = [.takesTime, .drops]
      model.first = true
      try app.close()
      model.second = true
      #expect(!app.exists(.text("second")))
      app.runtime.endTransitions()
      #expect(!app.exists(.text("second")) && model.second)
    case .presenterTakesItsSheetAlong:
      model.first = true
      #expect(app.exists(.text("first")))
      model.hasPresenter = false
      #expect(!app.exists(.text("first")))
      #expect(!model.log.contains("dismissed"))
    case .nestedSheetsGoAtOnce, .dismissTakesAllAbove:
      (model.first, model.inner) = (true, true)
      #expect(app.exists(.text("inner")))
      (model.first, model.inner) = (false, rule == .dismissTakesAllAbove)
      #expect(!app.exists(.text("inner")) && !app.exists(.text("first")))
    case .changedItemReplaces, .sameItemStays:
      model.item = Model.Item(id: 1, name: "one")
      #expect(app.exists(.text("one")))
      model.item = Model.Item(id: rule == .sameItemStays ? 1 : 2, name: "two")
      #expect(app.exists(.text("two")))
      #expect(model.log.contains("item dismissed") == (rule == .changedItemReplaces))
    case .pathIsTheStack:
      for path in [[1, 2, 3], [3, 1], [], [2, 2]] {
        model.path = path
        #expect(app.exists(.text("screen \(path.last ?? 0)")))
      }
    case .isPresentedIsRead:
      model.first = true
      #expect(app.exists(.text("presented")))
    case .sheetHidesNothing:
      model.log = []
      model.first = true
      #expect(app.exists(.text("first")))
      #expect(!model.log.contains("0 disappears"))
    case .sheetsInheritEnvironment:
      model.first = true
      #expect(app.exists(.text("inherited")))
    }
  }

  /// The page says of each rule whether it holds here, in its last column.
  @Test func thePageSaysWhatHoldsHere() throws {
    let rows = try text(of: "Documentation/apple.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let ids = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(ids.count == Set(ids).count && ids.count > 50)
    let here = rows.filter { $0.hasSuffix("| yes |") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(Set(here) == Set(Rule.allCases.map(\.rawValue)))
    // The tests for a device have these rows, and one of which nobody knows anything.
    let tests = try text(of: "Examples/OnDevice/UITests/AppleRulesTests.swift")
    let tested = tests.components(separatedBy: "func test_").dropFirst()
      .map { String($0.prefix { $0 != "(" }) }
    #expect(tested.sorted() == (here + ["coverHides"]).sorted())
    #expect(ids.contains("coverHides"))
  }

  private func text(of path: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../\(path)"), encoding: .utf8)
  }

  private func topScreen(of app: Driver) -> ScreenElement? {
    func top(in element: Element) -> ScreenElement? {
      let inside = element.children.lazy.compactMap { top(in: $0) }.first
      return inside ?? (element as? ScreenElement).flatMap { $0.isTop ? $0 : nil }
    }
    return top(in: app.runtime.window)
  }

  @MainActor @Observable
  final class Model {
    struct Item: Identifiable {
      let id: Int
      let name: String
    }

    var first = false
    var second = false
    var inner = false
    var asks = false
    var item: Item?
    var path: [Int] = []
    var isHeld = false
    var hasPresenter = true
    @ObservationIgnored var ignores = false
    @ObservationIgnored var log: [String] = []

    /// A binding that notes when it is set.
    func noting(
      _ get: @escaping @MainActor @Sendable () -> Bool,
      set: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> Binding<Bool> {
      Binding {
        get()
      } set: {
        self.log.append("set")
        if !self.ignores { set($0) }
      }
    }
  }

  private struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Part(number: 0, model: model)
          .navigationDestination(for: Int.self) { Part(number: $0, model: model) }
      }
      .background {
        if model.hasPresenter {
          Color.clear
            .sheet(isPresented: first, onDismiss: { model.log.append("dismissed") }) {
              First(model: model)
            }
        }
      }
      .sheet(isPresented: $model.second) {
        Text("second").onAppear { model.log.append("second appears") }
      }
      .sheet(item: $model.item, onDismiss: { model.log.append("item dismissed") }) {
        Text($0.name)
      }
      .alert("Question", isPresented: model.noting({ model.asks }, set: { model.asks = $0 })) {
        Button("Act") { model.log.append("act") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }

    private var first: Binding<Bool> {
      model.noting({ model.first }, set: { model.first = $0 })
    }
  }

  private struct Part: View {
    let number: Int
    let model: Model

    var body: some View {
      Text("screen \(number)")
        .navigationBarBackButtonHidden(model.isHeld)
        .onAppear { model.log.append("\(number) appears") }
        .onDisappear { model.log.append("\(number) disappears") }
    }
  }

  private struct First: View {
    @Bindable var model: Model
    @Environment(\.isPresented) private var isPresented
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      VStack {
        Text("first")
        Text(isPresented ? "presented" : "alone")
        Text(direction == .rightToLeft ? "inherited" : "own")
      }
      .interactiveDismissDisabled(model.isHeld)
      .onDisappear { model.log.append("first disappears") }
      .sheet(isPresented: $model.inner) { Text("inner") }
    }
  }
}
