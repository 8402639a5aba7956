/// The rule for a row with actions beside it, which take no space before a person swipes.
final class SwipeActionsNode: SingleNode {
  override func childElements() -> [Element] {
    _ = element.children
    return (element as? WrapperElement)?.wrapped.map { [$0] } ?? []
  }
}
