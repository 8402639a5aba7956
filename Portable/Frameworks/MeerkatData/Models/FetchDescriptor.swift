/// Which models a context is to fetch, and in which order.
///
/// Like SwiftData's `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel> {
  /// What the models fulfil; nil for all of them.
  public var predicate: Predicate<T>?

  /// The order of the models.
  public var sortBy: [SortDescriptor<T>]

  /// The highest number of models.
  public var fetchLimit: Int?

  /// The number of models that are left out at the beginning.
  public var fetchOffset: Int?

  /// Whether changes count that the context has not saved.
  public var includePendingChanges = true

  /// Accepted, without effect: values are read with their model.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  /// Accepted, without effect.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  @Memberwise
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
}
