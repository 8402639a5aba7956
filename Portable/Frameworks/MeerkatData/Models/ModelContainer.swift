/// The stores of an app's models.
///
/// Like SwiftData's `ModelContainer`. Containers of a process whose configurations name the same
/// file share its store: what one of them saves, the main contexts of the others show.
public final class ModelContainer: Sendable {
  /// The models.
  public let schema: Schema

  /// How stores of earlier versions are brought up to date.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  /// Where the models are kept.
  public let configurations: Set<ModelConfiguration>
  let stores: [ObjectIdentifier: Store]
  @MainActor private var context: ModelContext?

  /// Creates a container for models and those that they are related to.
  ///
  /// - Throws: ``SwiftDataError`` if a store can't be opened. Nothing is deleted.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for a schema.
  ///
  /// - Throws: ``SwiftDataError`` if a store can't be opened. Nothing is deleted.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for a schema.
  ///
  /// - Throws: ``SwiftDataError`` if a store can't be opened. Nothing is deleted.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [any DataStoreConfiguration] = []
  ) throws {
    var configurations = configurations.compactMap { $0 as? ModelConfiguration }
    if configurations.isEmpty { configurations = [ModelConfiguration()] }
    var stores: [ObjectIdentifier: Store] = [:]
    // Those with models of their own come first.
    for configuration in configurations.filter({ $0.schema != nil })
      + configurations.filter({ $0.schema == nil })
    {
      let entities = (configuration.schema ?? schema).entities.filter {
        stores[ObjectIdentifier($0)] == nil
      }
      let types: [any PersistentModel.Type] = entities.map(\.type)
      let part = Schema(types, version: schema.version)
      try migrationPlan?.migrate(configuration)
      let store = try Store.store(for: configuration, part)
      for entity in entities { stores[ObjectIdentifier(entity)] = store }
    }
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    self.stores = stores
  }

  /// Creates a container for the stores of another one.
  init(schema: Schema, stores: [ObjectIdentifier: Store]) {
    self.schema = schema
    migrationPlan = nil
    configurations = []
    self.stores = stores
  }

  /// A container that keeps nothing.
  static var empty: ModelContainer {
    let nothing: [any PersistentModel.Type] = []
    return ModelContainer(schema: Schema(nothing), stores: [:])
  }

  /// The context of the app's views.
  @MainActor public var mainContext: ModelContext {
    if let context { return context }
    let new = ModelContext(mainOf: self)
    context = new
    return new
  }

  /// Deletes everything from the stores.
  public func erase() throws {
    let context = ModelContext(self)
    for entity in schema.entities { try context.deleteAll(entity.type) }
    try context.save()
  }

  /// Deletes everything from the stores.
  public func deleteAllData() { try? erase() }
}
