import MeerkatUI
import MeerkatViews

/// An app without a host: what its bodies and actions note is compared with what Apple's SwiftUI
/// gives.
@MainActor
final class TestApp {
  let runtime = Runtime()

  init(_ view: some View, rowsAtOnce: Int? = nil) {
    runtime.rowsAtOnce = rowsAtOnce
    runtime.show(view)
    look()
  }

  /// The texts on screen, in order.
  var texts: [String] { elements.compactMap { ($0 as? TextElement)?.text.plainText } }

  var elements: [Element] { all(in: runtime.window) }

  /// The first and the last text of each run of texts, and how many rows are skipped between them.
  var runs: String {
    var parts: [String] = []
    var run: [String] = []
    func endRun() {
      if let first = run.first, let last = run.last { parts.append("\(first)…\(last)") }
      run = []
    }
    for element in elements {
      if let text = element as? TextElement { run.append(text.text.plainText) }
      guard let skipped = element as? SkippedRowsElement else { continue }
      endRun()
      parts.append("(\(skipped.range.count) more)")
    }
    endRun()
    return parts.joined(separator: " ")
  }

  private func all(in element: Element) -> [Element] {
    element.children.flatMap { [$0] + all(in: $0) }
  }

  /// Looks at everything, as a host does once, so that later differences are told.
  private func look() {
    _ = runtime.takeOperations()
    _ = elements
  }

  /// Lets a user or the app do something, and gives the number of bodies that it took.
  @discardableResult
  func bodies(_ action: () -> Void) -> Int {
    let before = runtime.bodyEvaluations
    runtime.perform(action)
    look()
    return runtime.bodyEvaluations - before
  }

  /// Lets something happen, and gives the differences that a host is told.
  func operations(_ action: () -> Void) -> [String] {
    runtime.perform(action)
    return runtime.takeOperations().map(describe)
  }

  private func describe(_ operation: MeerkatViews.Operation) -> String {
    switch operation {
    case .insert(let element, _, let next): "insert \(name(element))" + before(next)
    case .move(let element, _, let next): "move \(name(element))" + before(next)
    case .remove(let element, _): "remove \(name(element))"
    case .update(let element): "update \(name(element))"
    }
  }

  private func before(_ element: Element?) -> String {
    element.map { " before \(name($0))" } ?? ""
  }

  private func name(_ element: Element) -> String {
    if let text = element as? TextElement { return text.text.plainText }
    return String(describing: type(of: element))
  }

  /// Presses the button with a text in it.
  func tap(_ label: String) throws {
    look()
    for case let button as ButtonElement in elements
    where all(in: button).contains(where: { ($0 as? TextElement)?.text.plainText == label }) {
      return try runtime.send(.tap, to: button)
    }
    throw NotFound(label: label)
  }

  /// The texts of the screen that a user sees: the last one of the topmost stack, without what is
  /// covered.
  var visibleTexts: [String] {
    look()
    let layer = runtime.window.children.last ?? runtime.window
    return ([layer] + all(in: layer)).filter { !isCovered($0) }
      .compactMap { ($0 as? TextElement)?.text.plainText }
  }

  private func isCovered(_ element: Element) -> Bool {
    var next: Element? = element
    while let current = next {
      if let screen = current as? ScreenElement, !screen.isTop { return true }
      next = current.container
    }
    return false
  }

  var screens: [ScreenElement] {
    look()
    return elements.compactMap { $0 as? ScreenElement }
  }

  /// Goes back by the button in the bar of the last screen.
  func back() throws {
    guard let screen = screens.last(where: \.isTop) else { throw NotFound(label: "Back") }
    try runtime.send(.back, to: screen)
  }

  /// Closes what is shown above all else.
  func close() throws {
    guard let top = runtime.window.topmostPresentation else { throw NotFound(label: "Close") }
    try runtime.send(.close, to: top)
  }

  struct NotFound: Error {
    let label: String
  }
}

/// Notes what happens, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Gives the lines and begins anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Lets a test reach into a view: the view hands out what it wants to be reached.
@MainActor
final class Handle<Value> {
  var value: Value?

  init() {}
}
