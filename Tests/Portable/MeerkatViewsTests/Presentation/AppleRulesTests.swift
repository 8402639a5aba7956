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
    case pathIsTheStack, destinationDeclaredTwice, isPresentedIsRead, sheetHidesNothing,
      sheetsInheritEnvironment
    case tabsAreLazy, selectedTabTapSetsSelection, selectedTabTapPopsNothing, columnsCollapse
    case selectionPopsDetail, backPopsSeveral, taskEndsWithItsScreen, stateIsMadeEachTime

    var testDescription: String { rawValue }
  }

  @Test("What Apple's systems do happens here", arguments: Rule.allCases)
  func holds(rule: Rule) async throws {
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
      app.runtime.transitionsTakeTime = true
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
      app.runtime.transitionsTakeTime = true
      app.runtime.whims = .drops
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
    case .destinationDeclaredTwice:
      model.path = [1, 2]
      #expect(app.exists(.text("screen 2")) && !app.exists(.text("declared by a screen: 2")))
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
    case .backPopsSeveral:
      model.path = [1, 2, 3]
      #expect(app.exists(.text("screen 3")))
      let screens = app.runtime.window.children.flatMap(screens).filter { !$0.isTop }
      model.pathWrites = 0
      try app.runtime.send(.back, to: try #require(screens.dropFirst().first))
      #expect(model.path == [] && model.pathWrites == 1)
    case .taskEndsWithItsScreen:
      _ = app.elements
      #expect(!model.log.contains("0 is cancelled"))
      model.path = [1]
      try await app.waitUntil { model.log.contains("0 is cancelled") }
    case .stateIsMadeEachTime:
      let madeFirst = model.made
      model.isHeld = true
      #expect(app.exists(.text("made \(madeFirst)")) && model.made > madeFirst)
    case .tabsAreLazy, .selectedTabTapSetsSelection, .selectedTabTapPopsNothing:
      try holdsInTabs(rule)
    case .columnsCollapse, .selectionPopsDetail: try holdsInColumns(rule)
    }
  }

  private func holdsInTabs(_ rule: Rule) throws {
    let model = Model()
    let app = try Driver(Tabs(model: model))
    switch rule {
    case .tabsAreLazy:
      #expect(model.log == ["a is made"])
      try app.select(tab: "B")
      try app.select(tab: "A")
      #expect(model.log.filter { $0.hasSuffix("made") } == ["a is made", "b is made"])
      // One team found all of them made at once.
      let other = Model()
      let runtime = Runtime()
      runtime.whims = .makesAllTabs
      runtime.show(Tabs(model: other))
      #expect(other.log == ["a is made", "b is made"])
      runtime.end()
    default:
      model.path = [1]
      #expect(app.exists(.text("screen 1")))
      try app.select(tab: "A")
      #expect(model.log.filter { $0 == "A is selected" }.count == 1)
      #expect(app.exists(.text("screen 1")) && model.path == [1])
    }
  }

  private func holdsInColumns(_ rule: Rule) throws {
    let model = Model()
    let isNarrow = rule == .columnsCollapse
    let app = try Driver(Columns(model: model), width: isNarrow ? 40 : 80)
    #expect(app.exists(.text("detail 0")) != isNarrow)
    if isNarrow {
      try app.tap("row 1")
      #expect(app.exists(.text("detail 1")) && !app.exists(.text("row 1")))
      try app.back()
      #expect(app.exists(.text("row 1")) && model.choice == nil)
      model.column = .detail
      #expect(app.exists(.text("detail 0")) && !app.exists(.text("row 1")))
      return
    }
    for (whims, path) in [([], [7]), (Whims.popsDetail, [])] {
      app.runtime.whims = whims
      model.choice = 1
      #expect(app.exists(.text("detail 1")))
      model.path = [7]
      #expect(app.exists(.text("screen 7")))
      try app.tap("row 2")
      #expect(model.choice == 2 && model.path == path)
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

  /// The screens in an element, from the outside in.
  private func screens(in element: Element) -> [ScreenElement] {
    ((element as? ScreenElement).map { [$0] } ?? []) + element.children.flatMap(screens)
  }

  private func topScreen(of app: Driver) -> ScreenElement? {
    screens(in: app.runtime.window).last(where: \.isTop)
  }
}
