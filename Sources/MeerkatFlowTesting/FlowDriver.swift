public import Meerkat
import MeerkatJourney
import MeerkatUI

/// Tests a flow on any machine without showing its screens: it calls their actions, and leaves them
/// as a user does.
///
/// ```swift
/// let driver = FlowDriver(TeasFlow(shelf: Shelf()))
/// try driver.screen(TeaListScreen.self).didSelect?(sencha)
/// #expect(driver.flow.journey == Journey(.teas, [.push(.tea("Sencha"))]))
/// try driver.back()
/// ```
///
/// The screens are those that `Flow.screen(for:)` returns; their bodies aren't evaluated, so what
/// they keep in `@State` isn't there. What the user reads and taps in them is tested by
/// `MeerkatTesting` on Linux, and by UI tests on Apple platforms.
@MainActor
public final class FlowDriver<Shown: Flow> {
  /// The flow.
  public let flow: Shown

  /// Creates a driver of a flow, and of the flows in it.
  public init(_ flow: Shown) { self.flow = flow }

  /// Returns the screen of a type that is on top, to call its actions.
  ///
  /// Looks at the screen of the innermost flow first, then at those around it, such as what lies
  /// beside an embedded flow, and last at the other columns of a `FlowSplit` and what is beside an
  /// inspector; into stacks, groups, conditions and modifiers, but not into what a closure makes, such as the rows of a list.
  ///
  /// - Throws: ``FlowDriverError`` if there is none.
  public func screen<Screen: View>(_ type: Screen.Type) throws(FlowDriverError) -> Screen {
    let screens = ShownStep.screens(of: flow)
    for screen in screens {
      if let found = Self.find(type, in: screen) { return found }
    }
    let names = screens.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
    throw FlowDriverError("\(type) isn't on top. \(position), whose screen is \(names).")
  }

  /// Goes back one step, as by the back button or a swipe.
  ///
  /// If a guard doesn't simply let the user go, the button asks, and there is no swipe.
  ///
  /// - Throws: ``FlowDriverError`` if there is no back button: at the root of a stack.
  public func back() throws(FlowDriverError) {
    try checkNothingIsAsked()
    guard let step = ShownStep(of: flow).poppable else {
      throw FlowDriverError("There is no back button. \(position), at the root of its stack.")
    }
    if step.isHeld { step.leave() } else { step.userLeft() }
  }

  /// Dismisses the topmost sheet, popover or inspector, as by a swipe.
  ///
  /// - Throws: ``FlowDriverError`` if there is none, or if the user can't: a guard doesn't simply let
  ///   it go, or it is a full-screen cover, an alert or a dialog.
  public func close() throws(FlowDriverError) {
    try checkNothingIsAsked()
    guard let step = ShownStep(of: flow).presented else {
      throw FlowDriverError("Nothing is presented. \(position).")
    }
    guard step.isSwept else {
      throw FlowDriverError("\(step.destination) (\(step.style)) can't be swept away.")
    }
    guard !step.isHeld else {
      throw FlowDriverError(
        "\(step.destination) can't be swept away, since a guard doesn't simply let the user go. Call "
          + "an action of its screen.")
    }
    step.userLeft()
  }

  /// Presses a button of the question, alert or dialog that is on top.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: ``FlowDriverError`` if there is no such button.
  public func press(_ title: String) throws(FlowDriverError) {
    if let pending = flow.pendingQuestion {
      switch title {
      case String(localized: pending.question.confirm): return pending.confirm()
      case String(localized: pending.question.decline): return pending.decline()
      default: throw noButton(title, of: buttons)
      }
    }
    let step = ShownStep(of: flow)
    guard let button = step.dialog?.buttons.first(where: { $0.id == title }) else {
      throw noButton(title, of: buttons)
    }
    step.userLeft(then: button)
  }

  /// The titles of the buttons of the question, alert or dialog that is on top; empty if there is
  /// none.
  public var buttons: [String] {
    if let question = flow.pendingQuestion?.question {
      return [String(localized: question.confirm), String(localized: question.decline)]
    }
    return ShownStep(of: flow).dialog?.buttons.map(\.id) ?? []
  }

  /// Waits until guards that answer later have answered.
  ///
  /// A guard that awaits a flow which it presents answers only after that flow has ended: end it first.
  public func settle() async { await flow.awaitGuards() }

  private func checkNothingIsAsked() throws(FlowDriverError) {
    let step = ShownStep(of: flow)
    let title = flow.pendingQuestion?.question.title ?? step.dialog?.title
    guard let title else { return }
    throw FlowDriverError(
      "“\(String(localized: title))” has to be answered first: press \(Self.list(buttons)).")
  }

  private func noButton(_ title: String, of buttons: [String]) -> FlowDriverError {
    buttons.isEmpty
      ? FlowDriverError("Nothing is asked. \(position).")
      : FlowDriverError("There is no button “\(title)”, but \(Self.list(buttons)).")
  }

  private static func list(_ titles: [String]) -> String {
    titles.map { "“\($0)”" }.joined(separator: " or ")
  }

  private var position: String { "The user is at \(ShownStep(of: flow).destination)" }

  /// Finds a value among the stored parts of another one.
  private static func find<Value>(_: Value.Type, in whole: Any) -> Value? {
    if let found = whole as? Value { return found }
    let mirror = Mirror(reflecting: whole)
    // State and flows are objects, which belong to no screen.
    guard mirror.displayStyle != .class else { return nil }
    for part in mirror.children {
      if let found = find(Value.self, in: part.value) { return found }
    }
    return nil
  }
}

/// What a test asks for can't be done; the description says why, and what can.
public struct FlowDriverError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
