public import MeerkatViews

/// The models that a view shows, which stay up to date.
///
/// Like SwiftData's `Query`. The body is evaluated again when a change in the context concerns what
/// the query depends on: which models there are, or a property by which it filters or sorts.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let source: QuerySource<Element>
  @Environment(\.modelContext) private var context
  @State private var box = QueryBox<Element>()

  /// The context whose models these are.
  public var modelContext: ModelContext { context }

  /// Why the last fetch failed; nil if it did not.
  public var fetchError: (any Error)? {
    _ = wrappedValue
    return box.error
  }

  /// The models.
  public var wrappedValue: Result {
    let models = box.models(for: source, in: context)
    guard let result = models as? Result else {
      preconditionFailure("A query finds an array of models, and not \(Result.self).")
    }
    return result
  }
}

extension Query where Result == [Element] {
  /// Creates a query for what a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    source = QuerySource(descriptor, transaction)
  }

  /// Creates a query for what a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  /// Creates a query for models that fulfil a predicate, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Creates a query for models that fulfil a predicate, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// Creates a query for models that fulfil a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Creates a query for models that fulfil a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// Creates a query for models that fulfil a predicate, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Creates a query for models that fulfil a predicate, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}

/// What a query asks for.
struct QuerySource<Element: PersistentModel>: Equatable {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?

  /// Says which predicate it is, where its meaning can't be compared.
  private let token: Token?

  private final class Token {}

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
    token = descriptor.predicate == nil ? nil : Token()
  }

  static func == (left: Self, right: Self) -> Bool {
    let (old, new) = (left.descriptor, right.descriptor)
    guard old.sortBy == new.sortBy, old.fetchLimit == new.fetchLimit,
      old.fetchOffset == new.fetchOffset,
      old.includePendingChanges == new.includePendingChanges
    else { return false }
    if left.token === right.token { return true }
    guard let before = old.predicate.flatMap({ SQLFilter($0) }),
      let after = new.predicate.flatMap({ SQLFilter($0) })
    else { return false }
    return before == after
  }
}

/// What a query has found, until something changes.
final class QueryBox<Element: PersistentModel>: ContextObserver, Observable {
  private(set) var error: (any Error)?
  private var found: [Element]?
  private var source: QuerySource<Element>?

  /// The properties on which it depends what is found; nil if these aren't known.
  private var properties: Set<String>?
  private weak var context: ModelContext?
  private let registrar = ObservationRegistrar()

  /// What a view reads in the place of all models.
  private var models: Void { () }

  @MainActor
  func models(for source: QuerySource<Element>, in context: ModelContext) -> [Element] {
    registrar.access(self, keyPath: \.models)
    if let found, self.context === context, self.source == source { return found }
    if self.context !== context {
      context.follow()
      context.addObserver(self)
      self.context = context
    }
    if self.source != source { properties = SQLQuery(source.descriptor).properties }
    self.source = source
    do {
      error = nil
      let models = try context.fetch(source.descriptor)
      found = models
      return models
    } catch {
      self.error = error
      found = []
      return []
    }
  }

  func didChange(_ entity: Schema.Entity, _ property: Property?) {
    guard found != nil else { return }
    if let properties {
      guard entity === Element._$entity else { return }
      if let property, !properties.contains(property.name) { return }
    }
    found = nil
    withTransaction(source?.transaction ?? Transaction()) {
      registrar.withMutation(of: self, keyPath: \.models) {}
    }
  }
}
