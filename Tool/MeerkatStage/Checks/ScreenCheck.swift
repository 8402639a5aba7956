import MeerkatPictures
import MeerkatSnapshots
import MeerkatTesting
import MeerkatUI
package import MeerkatViews

/// Examines a preview: whether it shows something and comes to rest, whether controls and images
/// have labels, and whether texts stand out from what is behind them.
package enum ScreenCheck: PreviewChecker {
  package static func report(on view: AnyView, in look: PreviewLook) async -> PreviewReport {
    let width = look.width ?? 390
    let variant = Picture.Variant("", colorScheme: look.colorScheme ?? .light)
    do {
      let driver = try Driver(
        look.applied(to: view).environment(\.colorScheme, variant.colorScheme),
        width: Int(width / 6.5))
      defer { driver.end() }
      var findings: [String] = []
      if await !driver.comesToRest(within: 100) {
        findings.append("The screen never comes to rest: its views are evaluated again and again.")
      }
      let picture = try driver.picture(width: width, height: 844, variant: variant)
      findings += LabelCheck.findings(in: driver.runtime.window)
      findings += ContrastCheck.findings(in: picture.svg)
      let elements = driver.elements
      if elements.isEmpty, picture.isEmpty { findings.append("The screen is empty.") }
      return PreviewReport(findings: findings, elements: elements.map(\.line))
    } catch {
      return PreviewReport(findings: ["\(error)"], elements: [])
    }
  }
}

extension Picture {
  /// Whether nothing is drawn but the window.
  fileprivate var isEmpty: Bool {
    svg.split(separator: "\n").dropFirst().allSatisfy { line in
      line.hasPrefix(" <rect class=\"Window\"") || line == "</svg>"
    }
  }
}
