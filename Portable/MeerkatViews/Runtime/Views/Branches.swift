/// The content of an `if` with `else`, or of a `switch`.
///
/// Like SwiftUI's type of the same name. Each branch has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  func makeNode(under parent: Node) -> BranchNode {
    let node = BranchNode(under: parent)
    update(node)
    return node
  }

  func update(_ node: BranchNode) {
    switch storage {
    case .trueContent(let content): node.show(content, branch: 0)
    case .falseContent(let content): node.show(content, branch: 1)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  func makeNode(under parent: Node) -> BranchNode {
    let node = BranchNode(under: parent)
    update(node)
    return node
  }

  func update(_ node: BranchNode) {
    switch self {
    case .some(let content): node.show(content, branch: 0)
    case .none: node.showNothing()
    }
  }
}

/// The node of content that is one of several branches, or nothing.
class BranchNode: Node {
  private var branch = -1
  private(set) final var child: Node?

  final func show<Content: View>(_ content: Content, branch: Int) {
    if self.branch == branch, let child {
      Content.updateNode(child, to: content)
      return
    }
    child?.unmount()
    self.branch = branch
    child = Content.makeNode(content, under: self)
    elementsDidChange()
  }

  final func showNothing() {
    guard let old = child else { return }
    old.unmount()
    child = nil
    branch = -1
    elementsDidChange()
  }

  final override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}
