import Foundation
import MeerkatBrowser
import MeerkatPictures
import MeerkatTesting
import MeerkatViews

/// A tree in a window of a width: its page, and where the engine has what can be seen.
struct LaidOutTree: Encodable {
  let html: String
  let boxes: [Box]

  /// Something that can be seen.
  struct Box: Encodable {
    let id: Int
    let kind: String
    let frame: [Double]
  }

  @MainActor
  init(_ tree: Tree, width: CGFloat, height: CGFloat) throws {
    let size = try PictureSize(width: width, height: height)
    let runtime = Runtime(surroundings: EnvironmentValues())
    defer { runtime.end() }
    let screen = PictureScreen(runtime)
    screen.prepare(size)
    runtime.show(TreeView(tree: tree))
    var boxes: [Box] = []
    var html = ""
    try screen.layOut(size, .light) { engine in
      var pending: [Element] = [runtime.window]
      while let element = pending.popLast() {
        if let kind = element.visibleKind, let frame = engine.frame(of: element) {
          let lengths = [frame.minX, frame.minY, frame.width, frame.height]
          let ideal = engine.node(for: element).size(.unspecified)
          let isWrapped = kind == "text" && ideal.width > frame.width + 0.5
          let whole = engine.node(for: element).size(
            ProposedViewSize(width: engine.node(for: element).proposal?.width, height: nil))
          let isCut = kind == "text" && whole.height > frame.height + 0.5
          boxes.append(
            Box(
              id: element.id, kind: isCut ? "cut text" : isWrapped ? "wrapped text" : kind,
              frame: lengths.map(Double.init)))
        }
        if let layout = element as? LayoutElement { layout.takeSizes(from: engine) }
        pending += engine.node(for: element).children.reversed().map(\.element)
      }
      html = HTMLRenderer().html(of: runtime.window).text
    }
    self.html = html
    self.boxes = boxes
  }
}

extension LayoutElement {
  /// Takes note of what a page would report.
  fileprivate func takeSizes(from engine: LayoutEngine) {
    let node = engine.node(for: self)
    resize(to: CGSize(width: node.proposal?.width ?? node.size.width, height: node.size.height))
    for view in children { resize(view, to: engine.node(for: view).size(.unspecified)) }
  }
}

extension Element {
  /// What a person sees of the element by itself; nil for nothing.
  fileprivate var visibleKind: String? {
    switch self {
    case is TextElement: "text"
    case is ImageElement: "image"
    case is ShapeElement: "shape"
    case is DividerElement: "divider"
    case is TextFieldElement: "field"
    case is ToggleElement: "toggle"
    case is ProgressElement: "progress"
    case let button as ButtonElement:
      button.look == .bordered || button.look == .borderedProminent ? "button" : nil
    default: nil
    }
  }
}
