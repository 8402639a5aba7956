/// The rule for something with actions, which take no space before a person asks for them.
final class ActionsNode: SingleNode {
  override func childElements() -> [Element] {
    _ = element.children
    return (element as? WrapperElement)?.wrapped.map { [$0] } ?? []
  }
}
