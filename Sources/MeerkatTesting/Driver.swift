import MeerkatIsolation
import MeerkatText
public import MeerkatUI
import MeerkatViews

/// Uses an app as a person would: reads the screen, finds things by their label, taps, types and goes back.
///
/// ```swift
/// let app = try Driver(CustomersScreen(names: ["Ada", "Grace"]))
/// try app.tap("Grace")
/// #expect(app.screenText == "…")
/// ```
///
/// Only what is on top can be reached: the last screen of a stack, and, while a sheet or an alert is shown, that alone. The
/// app runs until the driver is released or ``end()`` is called; its tasks are cancelled then.
@MainActor
public final class Driver {
  /// The number of cells in a line of ``screenText``.
  public let width: Int
  /// The number of lines of ``screenText``, nil for as many as it takes.
  public let height: Int?

  let runtime: Runtime
  private let screen: TextScreen
  private weak var focused: Element?

  /// Shows a view and waits for nothing: see `settle()` for work that goes on.
  ///
  /// - Parameters:
  ///   - view: The view that fills the window.
  ///   - stored: What the scene kept when it was there before.
  ///   - appValues: What the app has kept in `@AppStorage` before, by its key.
  ///   - width: The number of cells in a line of the screen, at least 1.
  ///   - height: The number of lines, nil for as many as it takes: then nothing is cut off.
  /// - Throws: ``Driver/Error`` where there is no room to show anything.
  public init<Content: View>(
    _ view: Content, restoring stored: StoredScene = .empty, keeping appValues: StoredValues = [:],
    width: Int = 60, height: Int? = nil
  ) throws(Driver.Error) {
    guard width > 0, height ?? 1 > 0 else {
      throw Error(.noRoom(width: width, height: height ?? 0))
    }
    self.width = width
    self.height = height
    runtime = Runtime()
    runtime.sceneValues.restore(stored.values)
    runtime.appValues.restore(appValues.values)
    screen = TextScreen(runtime)
    screen.makeRoom(width)
    runtime.show(view)
  }

  deinit {
    let runtime = runtime
    MainActor.perform { runtime.end() }
  }

  /// Ends the app: everything disappears, tasks are cancelled.
  public func end() { runtime.end() }

  /// The whole screen as text, in ``width`` cells.
  ///
  /// Its forms are described in `Documentation/text.md`.
  public var screenText: String { screenText(width: width) }

  /// Gives the whole screen as text in another width.
  ///
  /// - Parameter width: The number of cells in a line.
  /// - Returns: The lines, without spaces at their ends.
  public func screenText(width: Int) -> String {
    runtime.update()
    return screen.text(width: width, height: height)
  }

  /// The sheet, cover or alert on top as text, without what is below; the whole screen where there is none.
  public var topText: String {
    runtime.update()
    return screen.topText(width: width, height: height)
  }

  /// The number of bodies evaluated so far.
  public var bodyEvaluations: Int { runtime.bodyEvaluations }

  /// Sends an event, and turns a refusal into an error that shows the screen.
  func send(_ event: ElementEvent, to found: Found) throws(Driver.Error) {
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

  /// Brings the elements in step with the app, as a host does after every event.
  func update() {
    runtime.update()
    _ = runtime.takeOperations()
  }

  /// Makes an error that shows the screen as it is.
  func error(_ reason: Error.Reason) -> Error { Error(reason, screen: screenText) }

  /// Moves the keyboard's focus, as a tap on a field does.
  func focus(_ found: Found) throws(Driver.Error) {
    guard focused !== found.target else { return }
    if let focused, focused.isMounted { try? runtime.send(.focus(false), to: focused) }
    focused = found.target
    try send(.focus(true), to: found)
  }
}
