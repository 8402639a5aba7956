public import MeerkatViews

/// Has a property of a view show all models of a class.
///
/// Like SwiftData's `Query()`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show all models of a class, whose changes have an animation.
///
/// Like SwiftData's `Query(animation:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show all models of a class, whose changes have a transaction.
///
/// Like SwiftData's `Query(transaction:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show what a descriptor asks for.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show what a descriptor asks for.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show models that fulfil a predicate, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show models that fulfil a predicate, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show models that fulfil a predicate, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show models that fulfil a predicate, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show models that fulfil a predicate, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")

/// Has a property of a view show models that fulfil a predicate, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "MeerkatDataMacros", type: "QueryMacro")
