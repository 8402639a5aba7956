/// A class whose objects a container keeps.
///
/// Like SwiftData's `PersistentModel`; `@Model` writes what it asks for.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, RelationshipValue {
  /// What the objects of the class are made of.
  static var _$entity: Schema.Entity { get }

  /// What the model keeps about itself.
  var _$storage: ModelStorage { get }

  /// Creates a model whose values are read when they are needed.
  init(_ backing: ModelBacking)
}

extension PersistentModel {
  /// The identity of the model, which it has from its birth on.
  public var persistentModelID: PersistentIdentifier { _$storage.id }

  /// The identity of the model.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model has been inserted into.
  public var modelContext: ModelContext? { _$storage.context }

  /// Whether the context has changes of the model that are not saved.
  public var hasChanges: Bool { !_$storage.changes.isEmpty }

  /// Whether the model is deleted, and will be gone with the next save.
  public var isDeleted: Bool { _$storage.isDeleted }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left._$storage.id == right._$storage.id
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(_$storage.key) }
}

/// The identity of a model.
///
/// Like SwiftData's `PersistentIdentifier`.
///
/// ## Differences
/// - A model keeps the identity with which it was created; SwiftData's changes with the first save.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
  /// The name of the model's class.
  public let entityName: String
  let key: Int64

  /// The identity itself.
  public var id: PersistentIdentifier { self }

  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.key) < (right.entityName, right.key)
  }
}

/// What a model is made from that its context has found.
public struct ModelBacking {
  let entity: Schema.Entity
  let row: [SQLValue]?

  /// Returns the value of a constant.
  public func value<Model: PersistentModel, Value>(of keyPath: KeyPath<Model, Value>) -> Value {
    let property = entity.byKeyPath[keyPath]
    guard let value = property?.constant(in: row) as? Value else {
      preconditionFailure("\(entity.fullName(property)) has no value in the store.")
    }
    return value
  }
}

/// The value of a stored property of a model, once it is there.
public struct PersistedValue<Value> {
  /// The value; nil as long as the model has not read it.
  public internal(set) var value: Value?

  /// Creates what has not been read yet.
  public init() {}

  /// Creates what holds a value.
  public init(_ value: Value) { self.value = value }
}
