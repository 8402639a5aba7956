/// A property of a view that the runtime updates before each evaluation of the body.
///
/// Like SwiftUI's `DynamicProperty`. A struct of your own that conforms can hold `@State`,
/// `@Environment` and the like.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside have been updated.
  mutating func update()
}

extension DynamicProperty {
  /// The default implementation, which does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module, whose value lives in the node.
@MainActor
protocol NodeOwnedProperty: DynamicProperty {
  /// Whether the parent gives something that a new value can differ in.
  nonisolated static var isInput: Bool { get }

  /// Whether the parent gives something that concerns what is inside alone: it is handed on even
  /// where the body need not be evaluated.
  nonisolated static var isHandedOn: Bool { get }

  /// What the node keeps for this property.
  associatedtype Slot: PropertySlot

  /// Makes what the node keeps, as long as it lives.
  func makeSlot(in node: Node) -> Slot

  /// Connects a new value of the view with what the node keeps.
  mutating func connect(to slot: Slot)

  /// Returns whether a parent gave the same as before.
  nonisolated func hasSameInput(as new: Self) -> Bool
}

extension NodeOwnedProperty {
  nonisolated static var isInput: Bool { false }
  nonisolated static var isHandedOn: Bool { false }

  nonisolated func hasSameInput(as new: Self) -> Bool { true }

  nonisolated static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      old.assumingMemoryBound(to: Self.self).pointee
        .hasSameInput(as: new.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

/// A node's storage for one dynamic property.
@MainActor
protocol PropertySlot: AnyObject {
  /// The node has left the tree.
  func end()

  /// Whether what the property reads from its surroundings differs from what the last evaluation
  /// saw.
  var hasChangedSurroundings: Bool { get }

  /// Whether the value would be another one if the node were made anew.
  var isWritten: Bool { get }
}

extension PropertySlot {
  var isWritten: Bool { false }
  var hasChangedSurroundings: Bool { false }
}
