/// A node that changes the transactions of the views below.
class TransactionNode: ContentNode {
  override init(under parent: Node) {
    super.init(under: parent)
    runtime.hasTransactionNodes = true
  }

  /// Changes the transaction of a change below.
  func change(_ transaction: inout Transaction) {}

  /// What is below has other elements: those of a node above, which doesn't belong to this one.
  override func elementsDidChange() {
    let outer = runtime.transaction
    defer { runtime.transaction = outer }
    change(&runtime.transaction)
    super.elementsDidChange()
  }
}

/// A view with a change of its transactions.
nonisolated struct Transacting<Content: View>: ContainerView {
  let content: Content
  let transform: (inout Transaction) -> Void

  @MainActor func bareNode(under parent: Node) -> TransformNode { TransformNode(under: parent) }

  @MainActor func set(_ node: TransformNode) { node.transform = transform }
}

final class TransformNode: TransactionNode {
  var transform: ((inout Transaction) -> Void)?

  override func change(_ transaction: inout Transaction) { transform?(&transaction) }
}

/// A view with a change of its transactions when a value changes.
nonisolated struct TransactingByValue<Content: View, Value: Equatable>: ContainerView {
  let content: Content
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor func bareNode(under parent: Node) -> ValueTransformNode<Value> {
    ValueTransformNode(value, under: parent)
  }

  @MainActor func set(_ node: ValueTransformNode<Value>) { node.update(to: value, transform) }
}

final class ValueTransformNode<Value: Equatable>: TransactionNode {
  private var value: Value
  private var transform: ((inout Transaction) -> Void)?
  /// The pass in which the value was another one than before.
  private var changedPass = 0

  @Memberwise
  init(_ value: Value, under parent: Node)

  func update(to new: Value, _ transform: @escaping (inout Transaction) -> Void) {
    guard new != value else { return }
    value = new
    self.transform = transform
    changedPass = runtime.passCount
  }

  override func change(_ transaction: inout Transaction) {
    if changedPass == runtime.passCount { transform?(&transaction) }
  }
}
