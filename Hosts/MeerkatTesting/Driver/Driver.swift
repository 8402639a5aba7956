import Meerkat
import MeerkatIsolation
public import MeerkatUI
package import MeerkatViews

/// Uses an app as a user would: reads the screen, finds elements by label, taps and types.
///
/// ```swift
/// let app = try Driver(CustomersScreen(names: ["Ada", "Grace"]))
/// try app.tap("Grace")
/// #expect(app.screenText == "…")
/// ```
///
/// You can reach only what is on top: the last screen of a stack or, while a sheet or an alert is
/// shown, that alone. The app runs until the driver is released or you call ``end()``, which
/// cancels its tasks.
@MainActor
public final class Driver {
  /// The number of cells in a line of ``screenText``.
  public let width: Int
  /// The number of lines of ``screenText``, or nil for as many as needed.
  public let height: Int?

  package let runtime: Runtime
  private let screen: TextScreen
  private weak var focused: Element?
  let told = Told()

  /// What the app tells its window.
  @MainActor
  final class Told {
    var address: String?
    var root: RootFlow.Reference?

    nonisolated init() {}
  }

  /// Creates a driver that shows a view; call `settle()` to wait for the view's tasks.
  ///
  /// - Parameters:
  ///   - view: The view that fills the window.
  ///   - stored: The values that the scene stored in an earlier run.
  ///   - appValues: The values that the app stored in `@AppStorage` in an earlier run.
  ///   - width: The number of cells in a line of the screen, at least 1.
  ///   - height: The number of lines, or nil for as many as needed, so that nothing is cut off.
  /// - Throws: ``Driver/Error`` if `width` or `height` leaves no room.
  public convenience init<Content: View>(
    _ view: Content, restoring stored: StoredScene = .empty, keeping appValues: StoredValues = [:],
    width: Int = 60, height: Int? = nil
  ) throws(Driver.Error) {
    try self.init(
      view, restoring: stored, keeping: appValues, width: width, height: height, locale: nil,
      rowsAtOnce: nil)
  }

  /// Creates a driver that shows a view in a language, of whose long lists only the first rows are
  /// made.
  package init<Content: View>(
    _ view: Content, restoring stored: StoredScene = .empty, keeping appValues: StoredValues = [:],
    width: Int, height: Int? = nil, locale: Locale? = nil, rowsAtOnce: Int?
  ) throws(Driver.Error) {
    guard width > 0, height ?? 1 > 0 else {
      throw Error(.noRoom(width: width, height: height ?? 0))
    }
    (self.width, self.height) = (width, height)
    runtime = Runtime()
    runtime.rowsAtOnce = rowsAtOnce
    if let locale { runtime.locale = locale }
    runtime.sceneValues.restore(stored.values)
    runtime.appValues.restore(appValues.values)
    screen = TextScreen(runtime)
    screen.makeRoom(width)
    runtime.show(
      view.onPreferenceChange(SceneAddress.self) { [told] in told.address = $0 }
        .onPreferenceChange(RootFlow.self) { [told] in told.root = $0 })
  }

  /// Creates a driver that shows the first window of an app.
  ///
  /// ```swift
  /// let app = try Driver(app: TripsApp.self)
  /// ```
  ///
  /// - Parameters:
  ///   - app: The type with `@main`.
  ///   - stored: The values that the scene stored in an earlier run.
  ///   - appValues: The values that the app stored in `@AppStorage` in an earlier run.
  ///   - width: The number of cells in a line of the screen, at least 1.
  ///   - height: The number of lines, or nil for as many as needed, so that nothing is cut off.
  /// - Throws: ``Driver/Error`` if `width` or `height` leaves no room.
  public convenience init<Driven: App>(
    app: Driven.Type, restoring stored: StoredScene = .empty, keeping appValues: StoredValues = [:],
    width: Int = 60, height: Int? = nil
  ) throws(Driver.Error) {
    try self.init(
      AppWindow(app), restoring: stored, keeping: appValues, width: width, height: height)
  }

  deinit {
    let runtime = runtime
    MainActor.perform { runtime.end() }
  }

  /// Ends the app: all views disappear, all tasks are cancelled, and whoever awaits a flow that no
  /// other host shows gets an answer.
  public func end() { runtime.end() }

  /// The whole screen as text, in ``width`` cells.
  ///
  /// `Documentation/tests.md` describes the format.
  public var screenText: String { screenText(width: width) }

  /// Returns the whole screen as text in another width.
  ///
  /// - Parameter width: The number of cells in a line.
  /// - Returns: The lines, without trailing spaces.
  public func screenText(width: Int) -> String {
    runtime.update()
    return screen.text(width: width, height: height)
  }

  /// The topmost sheet, cover or alert as text, without what is below.
  ///
  /// The whole screen if nothing is presented.
  public var topText: String {
    runtime.update()
    return screen.topText(width: width, height: height)
  }

  /// The number of times that a view's body has been evaluated.
  public var bodyEvaluations: Int { runtime.bodyEvaluations }

  /// Sends an event, and converts a refusal into an error that shows the screen.
  func send(_ event: ElementEvent, to found: FoundElement) throws(Driver.Error) {
    guard found.info.isEnabled else { throw error(.disabled(found.info)) }
    do {
      try runtime.send(event, to: found.target)
      update()
    } catch {
      switch error {
      case .disabled: throw self.error(.disabled(found.info))
      case .gone, .unsuitable: throw self.error(.unsuitable(found.info, action: event.name))
      }
    }
  }

  /// Updates the elements, as a host does after every event.
  func update() {
    // What goes with the elements that have gone, such as the flow in a row, may change others.
    for _ in 0..<3 {
      runtime.update()
      // Which of several views a user sees follows from the room that there is.
      if runtime.hasFittingViews { screen.layOut(width: width, height: height) }
      if runtime.takeOperations().isEmpty { return }
    }
  }

  /// Returns the place of an element from the top left of the screen, in points.
  func frame(of element: Element) -> CGRect {
    _ = screen.layOut(width: width, height: height)
    return element.frameInPoints ?? .zero
  }

  /// Makes an error that shows the screen as it is.
  func error(_ reason: Error.Reason) -> Error { Error(reason, screen: screenText) }

  /// Moves the keyboard's focus, as a tap on a field does.
  func focus(_ found: FoundElement) throws(Driver.Error) {
    guard focused !== found.target else { return }
    if let focused, focused.isMounted { try? runtime.send(.focus(false), to: focused) }
    focused = found.target
    try send(.focus(true), to: found)
  }
}
