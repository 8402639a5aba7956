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

  /// What another build of the program may begin with; nil for nothing.
  var keptState: StateTree? { get }
}

extension PropertySlot {
  var isWritten: Bool { false }
  var keptState: StateTree? { nil }
  var hasChangedSurroundings: Bool { false }
}

/// A dynamic property of a type of view: its position, and its connection to its node.
struct DynamicField {
  /// Whether a new value concerns what is inside alone.
  let isHandedOn: Bool

  /// The names of the properties that lead to it; nil for one that the node keeps nothing for.
  let name: String?

  /// Connects the property in the view at the pointer with its slot, which is made the first time.
  let connect:
    @MainActor (UnsafeMutableRawPointer, Node, inout [any PropertySlot], inout Int) -> Void

  /// The property itself and those inside, the innermost first, so that `update()` finds them
  /// filled.
  @MainActor static func fields(
    of type: any DynamicProperty.Type, _ name: String, at offset: Int
  ) -> [DynamicField] {
    if let owned = type as? any NodeOwnedProperty.Type { return [field(owned, name, at: offset)] }
    var fields: [DynamicField] = []
    let filled = (type as? any FilledProperty.Type)?.valueType
    FieldList.forEachNamedField(of: filled ?? type) { innerName, inner, innerOffset in
      if let property = inner as? any DynamicProperty.Type {
        fields += DynamicField.fields(
          of: property, name + "." + innerName, at: offset + innerOffset)
      }
    }
    fields.append(updating(type, at: offset))
    return fields
  }

  @MainActor private static func field<Property: NodeOwnedProperty>(
    _ type: Property.Type, _ name: String, at offset: Int
  ) -> DynamicField {
    DynamicField(isHandedOn: type.isHandedOn, name: name) { view, node, slots, index in
      let property = (view + offset).assumingMemoryBound(to: type)
      if index == slots.count {
        node.runtime.stateKeeper?.property = name
        slots.append(property.pointee.makeSlot(in: node))
      }
      property.pointee.connect(to: downcast(slots[index] as AnyObject, to: Property.Slot.self))
      index += 1
    }
  }

  @MainActor private static func updating<Property: DynamicProperty>(
    _ type: Property.Type, at offset: Int
  ) -> DynamicField {
    DynamicField(isHandedOn: false, name: nil) { view, _, _, _ in
      (view + offset).assumingMemoryBound(to: type).pointee.update()
    }
  }
}

/// A value, such as a style, whose own properties may be dynamic ones, such as `@Environment`.
struct Filled<Value>: DynamicProperty {
  var value: Value
}

/// A property that represents the dynamic properties of a value of any type.
protocol FilledProperty: DynamicProperty {
  /// The type of the value, which is the only field.
  static var valueType: Any.Type { get }
}

extension Filled: FilledProperty {
  static var valueType: Any.Type { Value.self }
}
