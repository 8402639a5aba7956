import XCTest

/// The rules of `Documentation/apple.md` that the portable views obey, on a device: each test has the
/// id of its row.
///
/// A test that fails doesn't show a mistake in Meerkat: the page is wrong, or the version differs.
final class AppleRulesTests: XCTestCase {
  // MARK: What the user does

  @MainActor func test_dismissalHasHappened() {
    let device = start("ignore", "first")
    XCTAssert(device.isOn("first"))
    device.swipeDown()
    XCTAssert(device.isNotOn("first"))
    XCTAssert(device.log.contains("set"))
  }

  /// Nobody knows what happens: this notes it.
  @MainActor func test_ignoredSetterLeavesThemApart() {
    let device = start("ignore", "first")
    XCTAssert(device.isOn("first"))
    device.swipeDown()
    note("\(device.isOn("first") ? "The sheet is back" : "The sheet is gone") at once", device)
    device.tap("clear")
    note("\(device.isOn("first") ? "It is there" : "It is gone") after a change", device)
  }

  @MainActor func test_dismissDisabled() {
    let device = start("hold", "first")
    XCTAssert(device.isOn("first"))
    device.swipeDown()
    XCTAssert(device.isOn("first"))
    device.tap("noFirst")
    XCTAssert(device.isNotOn("first"))
  }

  @MainActor func test_hiddenBackButtonEndsSwipe() {
    let device = start("hold", "push")
    XCTAssert(device.isOn("screen 1"))
    device.swipeBack()
    XCTAssert(device.isOn("screen 1"))
  }

  /// Some versions do, others don't: what matters is that the setter runs.
  @MainActor func test_setterRunsTwice() {
    let device = start("first")
    XCTAssert(device.isOn("first"))
    device.swipeDown()
    XCTAssert(device.isNotOn("first"))
    XCTAssert(device.log.contains("set"))
    note("The setter ran \(device.log.filter { $0 == "set" }.count) times", device)
  }

  // MARK: Transitions

  @MainActor func test_cancelledSwipeBack() {
    let device = start("push")
    XCTAssert(device.isOn("screen 1"))
    device.tap("clear")
    device.swipeBack(allTheWay: false)
    XCTAssert(device.isOn("screen 1"))
    XCTAssert(device.log.contains("1 appears"))
    note("A cancelled swipe", device)
  }

  @MainActor func test_setterAfterDismissal() {
    let device = start("first", "clear")
    device.swipeDown()
    XCTAssert(device.isNotOn("first"))
    XCTAssert(device.log.contains("set"))
    note("The setter and what disappears", device)
  }

  @MainActor func test_onDismissLast() {
    let device = start("first", "second", "clear")
    device.swipeDown()
    XCTAssert(device.isOn("second"))
    let log = device.log
    XCTAssertEqual(log.first, "set")
    if let dismissed = log.firstIndex(of: "dismissed") {
      XCTAssertLessThan(dismissed, log.firstIndex(of: "second appears") ?? log.endIndex)
    } else {
      XCTFail("onDismiss didn't run: \(log)")
    }
  }

  @MainActor func test_contentOutlivesItem() {
    let device = start("one")
    XCTAssert(device.isOn("one"))
    device.swipeDown()
    XCTAssert(device.isNotOn("one"))
    XCTAssert(device.log.contains("item dismissed"))
  }

  @MainActor func test_alertSetterBeforeAction() {
    let device = start("alert")
    device.tap("Act")
    XCTAssert(device.isOn("screen 0"))
    XCTAssertEqual(device.log.filter { ["set", "act"].contains($0) }, ["set", "act"])
  }

  // MARK: One presentation at a time

  @MainActor func test_onePresentationAtATime() {
    let device = start("first", "second")
    XCTAssert(device.isOn("first"))
    XCTAssert(device.isNotOn("second"))
  }

  @MainActor func test_secondSheetWaits() {
    let device = start("first", "second")
    XCTAssert(device.isOn("first"))
    device.swipeDown()
    XCTAssert(device.isOn("second"))
  }

  /// What is asked for while something closes may be dropped: this notes whether it is.
  @MainActor func test_presentDuringTransitionIsDropped() {
    let device = start("cover")
    XCTAssert(device.isOn("cover"))
    device.tap("noCover")
    device.tap("alert")
    note("The alert \(device.shows("Question") ? "came" : "was dropped")", device)
  }

  @MainActor func test_presenterTakesItsSheetAlong() {
    let device = start("first")
    XCTAssert(device.isOn("first"))
    device.tap("noPresenter")
    XCTAssert(device.isNotOn("first"))
    XCTAssertFalse(device.log.contains("dismissed"))
  }

  // MARK: Several at once

  @MainActor func test_nestedSheetsGoAtOnce() {
    let device = start("first", "inner")
    XCTAssert(device.isOn("inner"))
    device.tap("noPages")
    XCTAssert(device.isNotOn("inner"))
    XCTAssert(device.isNotOn("first"))
  }

  @MainActor func test_dismissTakesAllAbove() {
    let device = start("first", "inner")
    XCTAssert(device.isOn("inner"))
    device.tap("noFirst")
    XCTAssert(device.isNotOn("inner"))
    XCTAssert(device.isNotOn("first"))
  }

  @MainActor func test_changedItemReplaces() {
    let device = start("one")
    XCTAssert(device.isOn("one"))
    device.tap("two")
    XCTAssert(device.isOn("two"))
    XCTAssert(device.log.contains("item dismissed"))
  }

  @MainActor func test_sameItemStays() {
    let device = start("one")
    XCTAssert(device.isOn("one"))
    device.tap("renamed")
    XCTAssert(device.isOn("renamed"))
    XCTAssertFalse(device.log.contains("item dismissed"))
  }

  // MARK: The path of a stack

  @MainActor func test_destinationDeclaredTwice() {
    let device = start("push", "push")
    XCTAssert(device.isOn("screen 2"))
    XCTAssertFalse(device.shows("declared by a screen: 2"))
  }

  @MainActor func test_pathIsTheStack() {
    let device = start("three")
    XCTAssert(device.isOn("screen 3"))
    device.tap("swapped")
    XCTAssert(device.isOn("screen 1"))
    device.back()
    XCTAssert(device.isOn("screen 3"))
    device.tap("root")
    XCTAssert(device.isOn("screen 0"))
  }

  @MainActor func test_backPopsSeveral() {
    let device = start("three")
    XCTAssert(device.isOn("screen 3"))
    device.backFar(to: "Screen 0")
    XCTAssert(device.isOn("screen 0"))
  }

  // MARK: Tabs and columns

  @MainActor func test_tabsAreLazy() {
    let device = start("tabs")
    XCTAssert(device.isOn("tab a"))
    XCTAssertFalse(device.log.contains("tab b appears"))
    device.tap("Tab B")
    XCTAssert(device.isOn("tab b"))
    XCTAssert(device.log.contains("tab b appears"))
  }

  @MainActor func test_selectedTabTapSetsSelection() {
    let device = start("tabs")
    device.tap("Tab A")
    XCTAssert(device.isOn("tab a"))
    XCTAssert(device.log.contains("a is selected"))
  }

  @MainActor func test_selectedTabTapPopsNothing() {
    let device = start("tabs", "push")
    XCTAssert(device.isOn("in a 1"))
    device.tap("Tab A")
    XCTAssert(device.isOn("in a 1"))
  }

  @MainActor func test_columnsCollapse() {
    let device = start("columns")
    XCTAssert(device.isNotOn("detail 0"))
    device.tapText("Row 1")
    XCTAssert(device.isOn("detail 1"))
    device.back()
    XCTAssert(device.isNotOn("detail 1"))
  }

  /// One report says so: this notes it, in a window with room for both columns.
  @MainActor func test_selectionPopsDetail() {
    let device = start("columns")
    device.tapText("Row 1")
    device.tap("push")
    XCTAssert(device.isOn("in it 1"))
    if device.shows("Row 2") {
      device.tapText("Row 2")
      note("The detail \(device.isOn("in it 1") ? "kept" : "lost") its screens", device)
    }
  }

  // MARK: Lifetime and environment

  @MainActor func test_taskEndsWithItsScreen() {
    let device = start("clear", "push")
    XCTAssert(device.isOn("screen 1"))
    XCTAssert(device.log.contains("0 is cancelled"))
  }

  @MainActor func test_stateIsMadeEachTime() {
    let device = start()
    XCTAssert(device.shows("made 1"))
    device.tap("hold")
    XCTAssert(device.shows("made 1"))
  }

  @MainActor func test_isPresentedIsRead() { XCTAssert(start("first").shows("presented")) }

  @MainActor func test_sheetHidesNothing() {
    let device = start("clear", "first")
    XCTAssert(device.isOn("first"))
    XCTAssertFalse(device.log.contains("0 disappears"))
  }

  /// Nobody knows: this notes it.
  @MainActor func test_coverHides() {
    let device = start("clear", "cover")
    XCTAssert(device.isOn("cover"))
    note("Below a cover", device)
  }

  @MainActor func test_sheetsInheritEnvironment() { XCTAssert(start("first").shows("inherited")) }

  // MARK: -

  /// Starts plain SwiftUI and gives commands to its state.
  @MainActor private func start(_ commands: String...) -> Device {
    let device = Device(showing: "rules")
    for command in commands { device.tap(command) }
    return device
  }

  /// Keeps an observation with the results of the run.
  @MainActor private func note(_ observation: String, _ device: Device) {
    let note = XCTAttachment(string: "\(observation). Log: \(device.log.joined(separator: ", "))")
    note.name = name
    note.lifetime = .keepAlways
    add(note)
  }
}
