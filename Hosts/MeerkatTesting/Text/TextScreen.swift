package import MeerkatViews

/// Shows an app as text: the whole screen, laid out in cells.
///
/// `Documentation/tests.md` describes how controls and screens look.
@MainActor
package final class TextScreen {
  private let runtime: Runtime
  private let engine = LayoutEngine(CellMetrics())

  /// Creates a screen for an app instance.
  package init(_ runtime: Runtime) {
    self.runtime = runtime
    engine.mayBeRightToLeft = true
  }

  /// Returns the screen as lines of text.
  ///
  /// - Parameters:
  ///   - width: The number of cells in a line.
  ///   - height: The number of lines, or nil for as many as needed.
  /// - Returns: The text without trailing spaces.
  package func text(width: Int, height: Int? = nil) -> String {
    draw(width: width, height: height) { $0 }
  }

  /// Returns the topmost sheet, cover or alert, without what is below.
  ///
  /// - Parameters:
  ///   - width: The number of cells in a line of the whole screen.
  ///   - height: The number of lines of the whole screen, or nil for as many as needed.
  /// - Returns: The text without leading empty lines; the whole screen if nothing is presented.
  package func topText(width: Int, height: Int? = nil) -> String {
    let text = draw(width: width, height: height) { $0.visibleLayers.last { $0.isLayer } ?? $0 }
    return String(text.drop { $0 == "\n" })
  }

  /// Tells the app the available size, as drawing does.
  ///
  /// If called before a view is shown, nothing is evaluated twice.
  ///
  /// - Parameter width: The number of cells in a line.
  package func makeRoom(_ width: Int) {
    runtime.horizontalSizeClass = width >= SplitRule.leastWidth ? .regular : .compact
  }

  /// Lays out all elements, as drawing does.
  ///
  /// - Parameters:
  ///   - width: The number of cells in a line.
  ///   - height: The number of lines, or nil for as many as needed.
  /// - Returns: The resulting size, in cells.
  @discardableResult
  package func layOut(width: Int, height: Int?) -> CGSize {
    makeRoom(width)
    let proposal = ProposedViewSize(width: CGFloat(width), height: height.map { CGFloat($0) })
    return engine.layOut(runtime.window, in: proposal)
  }

  /// Lays all out and draws a part.
  private func draw(width: Int, height: Int?, part: (WindowElement) -> Element) -> String {
    guard width > 0, height ?? 1 > 0 else { return "" }
    let size = layOut(width: width, height: height)
    let lines = height ?? Int(size.height.rounded(.up))
    let painter = TextPainter(engine, Canvas(width: width, height: lines))
    painter.draw(part(runtime.window))
    return painter.canvas.text
  }
}
