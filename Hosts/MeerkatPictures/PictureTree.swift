public import Foundation
public import MeerkatUI
import MeerkatViews

/// The elements of a view and their frames, from which a picture is drawn.
public struct PictureTree: Hashable, Sendable {
  /// The elements, one per line, indented by their depth.
  public let text: String

  /// Creates the tree of a view.
  ///
  /// - Parameters:
  ///   - view: The view that fills the window.
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points; nil for as much as the view takes.
  ///   - variant: The surroundings of the view.
  /// - Throws: `Picture.Error` if the size is invalid, or the view doesn't settle.
  @MainActor
  public init<Content: View>(
    of view: Content, width: CGFloat, height: CGFloat? = nil, variant: Picture.Variant = .light
  ) throws(Picture.Error) {
    let size = try PictureSize(width: width, height: height)
    let runtime = Runtime(surroundings: variant.surroundings)
    let screen = PictureScreen(runtime)
    screen.prepare(size)
    runtime.show(view)
    defer { runtime.end() }
    var lines: [String] = []
    try screen.layOut(size, variant) { engine, _, _ in
      PictureTree.add(runtime.window, engine, .zero, depth: 0, to: &lines)
    }
    text = lines.joined(separator: "\n")
  }

  @MainActor private static func add(
    _ element: Element, _ engine: LayoutEngine, _ origin: CGPoint, depth: Int,
    to lines: inout [String]
  ) {
    let node = engine.node(for: element)
    guard node.proposal != nil else { return }
    let place = node.origin.moved(origin)
    let words = (element as? TextElement).map { " “\($0.text.plainText)”" } ?? ""
    let frame = "\(place.x.svg) \(place.y.svg) \(node.size.width.svg) × \(node.size.height.svg)"
    lines.append(String(repeating: "  ", count: depth) + element.viewName + words + "  " + frame)
    for child in node.children {
      add(child.element, engine, place, depth: depth + 1, to: &lines)
    }
  }
}

extension Element {
  /// The name of the view or modifier that the element stands for.
  fileprivate var viewName: String {
    if let modifier = self as? ModifierElement {
      return "." + String(String(describing: modifier.modifier).prefix { $0 != "(" })
    }
    return String(describing: type(of: self)).replacing("Element", with: "")
  }
}
