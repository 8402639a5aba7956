import XCTest

/// The journeys of a flow, on a device.
final class TripsTests: XCTestCase {
  @MainActor func testABackButtonAndASwipeGoBack() {
    let device = Device()
    device.tap("Rome")
    XCTAssert(device.isAt("Rome"))
    device.back()
    XCTAssert(device.isAt("Trips"))
    device.tap("Oslo")
    XCTAssert(device.isAt("Oslo"))
    device.swipeBack()
    XCTAssert(device.isAt("Trips"))
    // The flow knows: the same trip can be pushed again.
    device.tap("Oslo")
    XCTAssert(device.isAt("Oslo"))
  }

  @MainActor func testASwipeThatIsCancelledChangesNothing() {
    let device = Device()
    device.tap("Rome")
    XCTAssert(device.isAt("Rome"))
    device.swipeBack(allTheWay: false)
    XCTAssert(device.isAt("Rome"))
    device.tap("Notes")
    XCTAssert(device.isAt("Notes"))
  }

  @MainActor func testAnEmptySheetIsSweptAway() {
    let device = Device()
    device.tap("Add")
    XCTAssert(device.isAt("New trip"))
    device.swipeDown()
    XCTAssert(device.isAt("Trips"))
    device.tap("Add")
    XCTAssert(device.isAt("New trip"))
  }

  @MainActor func testADraftIsNotSweptAway() {
    let device = Device()
    device.tap("Add")
    device.type("Lima", into: "Name")
    device.swipeDown()
    XCTAssert(device.isAt("New trip"))
    device.tap("Cancel")
    XCTAssert(device.shows("Discard the draft?"))
    device.tap("Keep editing")
    XCTAssert(device.isAt("New trip"))
    device.tap("Cancel")
    device.tap("Discard")
    XCTAssert(device.isAt("Trips"))
    XCTAssertFalse(device.app.buttons["Lima"].exists)
  }

  @MainActor func testADraftIsSaved() {
    let device = Device()
    device.tap("Add")
    device.type("Lima", into: "Name")
    device.tap("Save")
    XCTAssert(device.isAt("Trips"))
    XCTAssert(device.app.buttons["Lima"].waitForExistence(timeout: 5))
  }

  @MainActor func testAGuardedScreenHasABackButtonThatAsks() {
    let device = Device()
    device.tap("Rome")
    device.tap("Notes")
    device.type("Pack", into: "Text")
    device.swipeBack()
    XCTAssert(device.isAt("Notes"))
    device.tap("Back")
    XCTAssert(device.shows("Discard the notes?"))
    device.tap("Stay")
    XCTAssert(device.isAt("Notes"))
    device.tap("Back")
    device.tap("Discard")
    XCTAssert(device.isAt("Rome"))
  }

  /// On an iPhone it is a sheet: the rule `popoverBecomesSheet`.
  @MainActor func testAPopoverComesAndGoes() {
    let device = Device()
    device.tap("Rome")
    device.tap("Legend")
    XCTAssert(device.shows("Green is land."))
    device.swipeDown()
    XCTAssert(device.hides("Green is land."))
    device.tap("Legend")
    XCTAssert(device.shows("Green is land."))
  }

  @MainActor func testAnAlertAsksAndItsAnswerNavigates() {
    let device = Device()
    device.tap("Rome")
    device.tap("Remove")
    XCTAssert(device.app.alerts["Remove “Rome”?"].waitForExistence(timeout: 5))
    device.tap("Keep")
    XCTAssert(device.isAt("Rome"))
    device.tap("Remove")
    device.app.alerts.buttons["Remove"].tap()
    XCTAssert(device.isAt("Trips"))
    XCTAssertFalse(device.app.buttons["Rome"].exists)
  }
}
