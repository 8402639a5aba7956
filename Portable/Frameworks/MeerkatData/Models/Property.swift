import MeerkatViews

/// A property of a class of models.
// Its entity sets the variables while it is made, before any other thread sees it.
class Property: @unchecked Sendable {
  let name: String
  let originalName: String?
  let keyPath: AnyKeyPath
  final var entity: Schema.Entity!

  /// Where its value stands in a row, if it has a column.
  var index = 0

  @Memberwise
  init(_ name: String, originalName: String?, _ keyPath: AnyKeyPath)

  var hasColumn: Bool { true }

  /// The kind of the column, in SQL.
  var column: String { "INTEGER" }
  var isUnique: Bool { false }

  /// How SQL orders the values like Swift; nil if it doesn't.
  var collation: String? { nil }

  /// Whether two values are equal if their columns are.
  var isExact: Bool { false }
  var isOptional: Bool { true }
  var isConstant: Bool { false }

  /// The default value; nil if the property has none.
  func initialValue() throws -> SQLValue? { nil }

  /// Returns what stands in the column.
  func encode(_ model: any PersistentModel) throws -> SQLValue { .null }

  /// Returns the value in a row, of a property that doesn't change.
  func constant(in row: [SQLValue]?) -> Any? { nil }

  /// Forgets the value, so that it is read anew.
  func reset(_ model: any PersistentModel) {}
}

/// A property with a type.
// Its own variables never change; those of the superclass are set before any other thread sees it.
class ValueProperty<Model: PersistentModel, Value>: Property, @unchecked Sendable {
  let path: KeyPath<Model, Value>
  let slot: ReferenceWritableKeyPath<Model, PersistedValue<Value>>

  init(
    _ name: String, originalName: String?, _ path: KeyPath<Model, Value>,
    _ slot: ReferenceWritableKeyPath<Model, PersistedValue<Value>>
  ) {
    self.path = path
    self.slot = slot
    super.init(name, originalName: originalName, path)
  }

  /// Reads the value that the model doesn't have yet.
  func load(_ model: Model) -> Value { preconditionFailure("\(name) is of no kind.") }

  func write(_ value: Value, to model: Model) {}

  /// Returns the value, which is read if the model doesn't have it yet.
  final func value(of model: Model) -> Value { model[keyPath: slot].value ?? load(model) }

  /// Changes the value, and tells those who have read it.
  final func set(_ value: Value, of model: Model) {
    change(model) { model[keyPath: slot].value = value }
  }

  final func change(_ model: Model, _ body: () -> Void) {
    let storage = model._$storage
    storage.mutate(model, path, body)
    guard !storage.isDeleted else { return }
    storage.context?.didChange(model, self)
  }

  final override func reset(_ model: any PersistentModel) {
    guard let model = model as? Model else { return }
    model._$storage.mutate(model, path) { model[keyPath: slot].value = nil }
  }
}

/// A property that holds a value.
// As above.
final class AttributeProperty<Model: PersistentModel, Value: Codable>:
  ValueProperty<Model, Value>, @unchecked Sendable
{
  private let initial: (@Sendable () -> Value)?
  private let options: [Schema.Attribute.Option]
  private let codec = Codec<Value>()

  init(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ slot: ReferenceWritableKeyPath<Model, PersistedValue<Value>>,
    initial: (@Sendable () -> Value)?, _ metadata: Schema.Attribute?
  ) {
    self.initial = initial
    options = metadata?.options ?? []
    super.init(name, originalName: metadata?.originalName, keyPath, slot)
  }

  override var column: String { codec.column }
  override var isUnique: Bool { options.contains(.unique) }
  override var collation: String? { codec.collation }
  override var isExact: Bool { codec.isExact }
  override var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

  override func initialValue() throws -> SQLValue? { try initial.map { try codec.encode($0()) } }

  override func encode(_ model: any PersistentModel) throws -> SQLValue {
    guard let model = model as? Model, !options.contains(.ephemeral) else { return .null }
    return try codec.encode(value(of: model))
  }

  override func load(_ model: Model) -> Value {
    let value = read(model)
    model[keyPath: slot].value = value
    return value
  }

  /// Returns what stands in the row; if nothing readable does, the default value.
  private func read(_ model: Model) -> Value {
    if let row = model._$storage.loadedRow(), let value = try? codec.decode(row[index]) {
      return value
    }
    guard let value = initial?() ?? codec.empty() else {
      preconditionFailure("\(entity.name).\(name) has no value in the store, and no default value.")
    }
    return value
  }

  override func write(_ value: Value, to model: Model) {
    if let old = model[keyPath: slot].value, isSame(old, value) { return }
    set(value, of: model)
  }

  private func isSame(_ left: Value, _ right: Value) -> Bool {
    func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    return (left as? any Equatable).map { compare($0) } ?? false
  }
}

/// A constant that holds a value.
// As above.
final class ConstantProperty<Model: PersistentModel, Value: Codable>:
  Property, @unchecked Sendable
{
  private let path: KeyPath<Model, Value>
  private let options: [Schema.Attribute.Option]
  private let codec = Codec<Value>()

  init(_ name: String, _ keyPath: KeyPath<Model, Value>, _ metadata: Schema.Attribute?) {
    path = keyPath
    options = metadata?.options ?? []
    super.init(name, originalName: metadata?.originalName, keyPath)
  }

  override var column: String { codec.column }
  override var isUnique: Bool { options.contains(.unique) }
  override var collation: String? { codec.collation }
  override var isExact: Bool { codec.isExact }
  override var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }
  override var isConstant: Bool { true }

  override func encode(_ model: any PersistentModel) throws -> SQLValue {
    try (model as? Model).map { try codec.encode($0[keyPath: path]) } ?? .null
  }

  override func constant(in row: [SQLValue]?) -> Any? {
    row.flatMap { try? codec.decode($0[index]) } ?? codec.empty()
  }
}
