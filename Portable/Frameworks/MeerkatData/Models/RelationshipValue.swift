/// A model, an optional one, or several of them, optional or not.
public protocol RelationshipValue {
  static var destination: any PersistentModel.Type { get }
  static var isToMany: Bool { get }

  /// The models that it holds.
  var models: [any PersistentModel] { get }

  /// Creates what holds models; nil if there are too few.
  static func holding(_ models: [any PersistentModel]) -> Self?

  func holds(_ model: any PersistentModel) -> Bool
  mutating func add(_ model: any PersistentModel)
  mutating func remove(_ model: any PersistentModel)
}

/// A model that is always there is replaced, and never added or removed.
extension PersistentModel {
  public static var destination: any PersistentModel.Type { self }
  public static var isToMany: Bool { false }
  public var models: [any PersistentModel] { [self] }

  public static func holding(_ models: [any PersistentModel]) -> Self? { models.first as? Self }

  public func holds(_ model: any PersistentModel) -> Bool { self === model }
  public func add(_ model: any PersistentModel) {}
  public func remove(_ model: any PersistentModel) {}
}

extension Optional: RelationshipValue where Wrapped: RelationshipValue {
  public static var destination: any PersistentModel.Type { Wrapped.destination }
  public static var isToMany: Bool { Wrapped.isToMany }
  public var models: [any PersistentModel] { self?.models ?? [] }

  public static func holding(_ models: [any PersistentModel]) -> Self? {
    .some(Wrapped.holding(models))
  }

  public func holds(_ model: any PersistentModel) -> Bool { self?.holds(model) ?? false }

  public mutating func add(_ model: any PersistentModel) {
    if self == nil { self = Wrapped.holding([model]) } else { self?.add(model) }
  }

  public mutating func remove(_ model: any PersistentModel) {
    if isToMany { self?.remove(model) } else if holds(model) { self = nil }
  }

  private var isToMany: Bool { Wrapped.isToMany }
}

extension Array: RelationshipValue where Element: PersistentModel {
  public static var destination: any PersistentModel.Type { Element.self }
  public static var isToMany: Bool { true }
  public var models: [any PersistentModel] { self }

  public static func holding(_ models: [any PersistentModel]) -> Self? {
    models.compactMap { $0 as? Element }
  }

  // Asks for addresses alone, as there may be many models.
  public func holds(_ model: any PersistentModel) -> Bool {
    let address = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(model).toOpaque())
    return withUnsafeBytes { $0.assumingMemoryBound(to: UnsafeRawPointer.self).contains(address) }
  }

  public mutating func add(_ model: any PersistentModel) {
    if let model = model as? Element { append(model) }
  }

  public mutating func remove(_ model: any PersistentModel) { removeAll { $0 === model } }
}
