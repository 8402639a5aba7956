extension Schema {
  /// A class of models and its properties.
  ///
  /// Like SwiftData's `Schema.Entity`.
  // Never changes, but for what is found out once and is the same for every thread.
  public final class Entity: @unchecked Sendable {
    /// The name of the class.
    public let name: String
    let type: any PersistentModel.Type
    let properties: [Property]
    let named: [String: Property]
    let byKeyPath: [AnyKeyPath: Property]
    let relationshipProperties: [any RelationshipProperty]

    /// The properties that have a column in the table.
    let columns: [Property]

    /// Whether a model can only be made from a row.
    let hasConstants: Bool

    /// What a query selects: the key and the columns.
    let selection: String

    /// Writes a row, in place of the one that there may be.
    let insertion: String

    /// Creates what describes a class.
    public init(_ type: any PersistentModel.Type, name: String, _ properties: [PropertyMetadata]) {
      self.name = name
      self.type = type
      self.properties = properties.map(\.property)
      named = Dictionary(uniqueKeysWithValues: self.properties.map { ($0.name, $0) })
      byKeyPath = Dictionary(uniqueKeysWithValues: self.properties.map { ($0.keyPath, $0) })
      relationshipProperties = self.properties.compactMap { $0 as? any RelationshipProperty }
      columns = self.properties.filter(\.hasColumn)
      hasConstants = self.properties.contains(where: \.isConstant)
      let names = columns.map(\.name.quoted)
      let all = ["\"$key\""] + names
      let table = name.quoted
      selection = "\(all.map { "\(table).\($0)" }.joined(separator: ", ")) FROM \(table)"
      let places = all.map { _ in "?" }.joined(separator: ", ")
      let update = names.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
      insertion = """
        INSERT INTO \(table) (\(all.joined(separator: ", "))) VALUES (\(places)) \
        ON CONFLICT ("$key") DO \(names.isEmpty ? "NOTHING" : "UPDATE SET \(update)")
        """
      // The first value of a row is its key.
      for (index, column) in columns.enumerated() { column.index = index + 1 }
      for property in self.properties { property.entity = self }
    }

    func fullName(_ property: Property?) -> String { "\(name).\(property?.name ?? "?")" }
  }

  /// A property of a model.
  ///
  /// Like SwiftData's `Schema.PropertyMetadata`.
  public struct PropertyMetadata {
    let property: Property

    /// Describes a value.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      _ name: String, _ keyPath: KeyPath<Model, Value>,
      _ slot: ReferenceWritableKeyPath<Model, PersistedValue<Value>>,
      default: (@Sendable () -> Value)? = nil, metadata: Attribute? = nil
    ) {
      property = AttributeProperty(name, keyPath, slot, initial: `default`, metadata)
    }

    /// Describes a constant.
    public init<Model: PersistentModel, Value: Codable>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, metadata: Attribute? = nil
    ) {
      property = ConstantProperty(name, keyPath, metadata)
    }

    /// Describes a relationship.
    public init<Model: PersistentModel, Value: RelationshipValue>(
      _ name: String, _ keyPath: KeyPath<Model, Value>,
      _ slot: ReferenceWritableKeyPath<Model, PersistedValue<Value>>,
      default: (@Sendable () -> Value)? = nil, metadata: Relationship? = nil
    ) {
      property = ModelsProperty(name, keyPath, slot, metadata)
    }
  }
}
