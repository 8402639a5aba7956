import XCTest

/// The app on a device or in a simulator, as a person uses it.
@MainActor
struct Device {
  let app = XCUIApplication()

  /// Starts the app with the flow, or with plain SwiftUI for the rules.
  init(showing what: String = "trips") {
    app.launchEnvironment["SHOWS"] = what
    app.launch()
  }

  // MARK: What a person does

  /// Taps a button; of several with the name, the one in front.
  func tap(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    let buttons = app.buttons.matching(identifier: name)
    guard buttons.firstMatch.waitForExistence(timeout: 5),
      let button = buttons.allElementsBoundByIndex.last(where: \.isHittable)
    else { return XCTFail("There is no button \(name) to tap.", file: file, line: line) }
    button.tap()
  }

  /// Types into the field with a prompt.
  func type(_ text: String, into field: String) {
    app.textFields[field].tap()
    app.textFields[field].typeText(text)
  }

  /// Presses the system's back button.
  func back() { app.navigationBars.buttons.element(boundBy: 0).tap() }

  /// Holds the system's back button, and chooses a screen from its menu.
  func backFar(to title: String) {
    app.navigationBars.buttons.element(boundBy: 0).press(forDuration: 1)
    app.buttons[title].firstMatch.tap()
  }

  /// Taps a text.
  func tapText(_ text: String) { app.staticTexts[text].firstMatch.tap() }

  /// Swipes back from the edge, all the way or only the beginning of it.
  func swipeBack(allTheWay: Bool = true) {
    point(0, 0.5).press(
      forDuration: 0.05, thenDragTo: point(allTheWay ? 0.95 : 0.25, 0.5),
      withVelocity: allTheWay ? .fast : .slow, thenHoldForDuration: allTheWay ? 0 : 0.5)
  }

  /// Swipes down what is in front, as a person closes a sheet.
  func swipeDown() { point(0.5, 0.12).press(forDuration: 0.05, thenDragTo: point(0.5, 0.98)) }

  private func point(_ x: CGFloat, _ y: CGFloat) -> XCUICoordinate {
    app.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
  }

  // MARK: What a person sees

  /// Whether a text comes within a few seconds.
  func shows(_ text: String) -> Bool { comes(app.staticTexts[text].firstMatch) }

  /// Whether a text goes, or never comes, within a few seconds.
  func hides(_ text: String) -> Bool { goes(app.staticTexts[text].firstMatch) }

  /// Whether the screen in front has a title.
  func isAt(_ title: String) -> Bool { comes(app.navigationBars[title].firstMatch) }

  private func comes(_ element: XCUIElement) -> Bool { becomes("isHittable == true", element) }

  private func goes(_ element: XCUIElement) -> Bool { becomes("isHittable == false", element) }

  private func becomes(_ condition: String, _ element: XCUIElement) -> Bool {
    let change = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: condition), object: element)
    return XCTWaiter().wait(for: [change], timeout: 5) == .completed
  }

  // MARK: The rules

  /// Whether a page of the rules comes to the front.
  func isOn(_ name: String) -> Bool { comes(page(name)) }

  /// Whether a page of the rules goes, or isn't in front.
  func isNotOn(_ name: String) -> Bool { goes(page(name)) }

  private func page(_ name: String) -> XCUIElement {
    app.staticTexts.matching(identifier: "page")
      .matching(NSPredicate(format: "label == %@", name)).firstMatch
  }

  /// What SwiftUI has done, as the page in front says it.
  var log: [String] {
    let logs = app.staticTexts.matching(identifier: "log").allElementsBoundByIndex
    let text = logs.last(where: \.isHittable)?.label.dropFirst("Log: ".count) ?? ""
    return text.isEmpty ? [] : text.components(separatedBy: ", ")
  }
}
