/// A host's way of looking at elements: one function for each kind, so that none is forgotten.
@MainActor
package protocol ElementVisitor: AnyObject {
  func visit(_ window: WindowElement)
  func visit(_ text: TextElement)
  func visit(_ stack: StackElement)
  func visit(_ spacer: SpacerElement)
  func visit(_ divider: DividerElement)
  func visit(_ image: ImageElement)
}
