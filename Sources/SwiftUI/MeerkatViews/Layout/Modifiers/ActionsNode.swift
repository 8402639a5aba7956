/// The rule for an element with actions, which take no space until a person opens them.
final class ActionsNode: SingleNode {
  override func childElements() -> [Element] {
    _ = element.children
    return (element as? WrapperElement)?.wrapped.map { [$0] } ?? []
  }
}
