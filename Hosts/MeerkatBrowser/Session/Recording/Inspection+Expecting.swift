import MeerkatDeeds
import MeerkatViews

extension Inspection {
  /// What can be expected of an element that the user has pointed at, or of what it belongs to.
  func expectation(of element: Int) -> Deed.Expectation? {
    guard recorder != nil, let window else { return nil }
    return DeedReading(window).innermost { $0.contains(element) }.map { .present($0) }
  }
}

extension Node {
  /// Whether an element is this one, or inside.
  fileprivate func contains(_ element: Int) -> Bool {
    if (self as? Element)?.id == element { return true }
    var isInside = false
    forEachChild { child in if !isInside { isInside = child.contains(element) } }
    return isInside
  }
}
