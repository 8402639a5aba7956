/// A dynamic property of a type of view: its position, and its connection to its node.
struct DynamicField {
  /// Whether a new value concerns what is inside alone.
  let isHandedOn: Bool

  /// Connects the property in the view at the pointer with its slot, which is made the first time.
  let connect:
    @MainActor (UnsafeMutableRawPointer, Node, inout [any PropertySlot], inout Int) -> Void

  /// The property itself and those inside, the innermost first, so that `update()` finds them
  /// filled.
  @MainActor static func fields(of type: any DynamicProperty.Type, at offset: Int) -> [DynamicField]
  {
    if let owned = type as? any NodeOwnedProperty.Type { return [field(owned, at: offset)] }
    var fields: [DynamicField] = []
    let filled = (type as? any FilledProperty.Type)?.valueType
    FieldList.forEachField(of: filled ?? type) { inner, innerOffset in
      if let property = inner as? any DynamicProperty.Type {
        fields += DynamicField.fields(of: property, at: offset + innerOffset)
      }
    }
    fields.append(updating(type, at: offset))
    return fields
  }

  @MainActor private static func field<Property: NodeOwnedProperty>(
    _ type: Property.Type, at offset: Int
  ) -> DynamicField {
    DynamicField(isHandedOn: type.isHandedOn) { view, node, slots, index in
      let property = (view + offset).assumingMemoryBound(to: type)
      if index == slots.count { slots.append(property.pointee.makeSlot(in: node)) }
      property.pointee.connect(to: downcast(slots[index] as AnyObject, to: Property.Slot.self))
      index += 1
    }
  }

  @MainActor private static func updating<Property: DynamicProperty>(
    _ type: Property.Type, at offset: Int
  ) -> DynamicField {
    DynamicField(isHandedOn: false) { view, _, _, _ in
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
