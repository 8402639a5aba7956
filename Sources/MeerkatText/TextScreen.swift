package import Foundation
package import MeerkatViews

/// Shows an app as text: the whole screen, laid out in cells.
///
/// The forms of controls and screens are described in `Documentation/text.md`.
@MainActor
package final class TextScreen {
  private let runtime: Runtime
  private let engine = LayoutEngine(CellMetrics())

  /// Makes a screen for an app instance.
  package init(_ runtime: Runtime) {
    self.runtime = runtime
    engine.mayBeRightToLeft = true
  }

  /// Gives the screen as lines of text.
  ///
  /// - Parameters:
  ///   - width: The number of cells in a line.
  ///   - height: The number of lines, nil for as many as it takes.
  /// - Returns: The text without spaces at the ends of lines.
  package func text(width: Int, height: Int? = nil) -> String {
    draw(width: width, height: height) { $0 }
  }

  /// Gives the sheet, cover or alert on top, without what is below.
  ///
  /// - Parameters:
  ///   - width: The number of cells in a line of the whole screen.
  ///   - height: The number of lines of the whole screen, nil for as many as it takes.
  /// - Returns: The text without empty lines at its start; the whole screen where nothing is above it.
  package func topText(width: Int, height: Int? = nil) -> String {
    let text = draw(width: width, height: height) { $0.visibleLayers.last { $0.isLayer } ?? $0 }
    return String(text.drop { $0 == "\n" })
  }

  /// Tells the app how much room there is, as drawing does: done before a view is shown, nothing is
  /// evaluated twice.
  ///
  /// - Parameter width: The number of cells in a line.
  package func makeRoom(_ width: Int) {
    runtime.horizontalSizeClass = width >= SplitRule.leastWidth ? .regular : .compact
  }

  /// Gives everything its place, as drawing does.
  ///
  /// - Parameters:
  ///   - width: The number of cells in a line.
  ///   - height: The number of lines, nil for as many as it takes.
  /// - Returns: The size that it took, in cells.
  @discardableResult
  package func layOut(width: Int, height: Int?) -> CGSize {
    makeRoom(width)
    let proposal = ProposedViewSize(width: CGFloat(width), height: height.map { CGFloat($0) })
    return engine.layOut(runtime.window, in: proposal)
  }

  /// Lays all out and draws a part.
  private func draw(
    width: Int, height: Int?, part: (WindowElement) -> Element
  ) -> String {
    guard width > 0, height ?? 1 > 0 else { return "" }
    let size = layOut(width: width, height: height)
    let lines = height ?? Int(size.height.rounded(.up))
    let painter = TextPainter(engine, Canvas(width: width, height: lines))
    painter.draw(part(runtime.window))
    return painter.canvas.text
  }
}
