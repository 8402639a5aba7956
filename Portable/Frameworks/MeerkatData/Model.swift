/// Makes a class one whose objects a container keeps.
///
/// Like SwiftData's `Model()`.
///
/// ```swift
/// @Model final class Trip {
///   var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
///
///   init(name: String) { self.name = name }
/// }
/// ```
@attached(member, names: named(_$entity), named(_$storage), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "MeerkatDataMacros", type: "ModelMacro")

/// Has a property of a model keep its value in the store; `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "MeerkatDataMacros", type: "PersistedPropertyMacro")

/// Says how a value of a model is kept.
///
/// Like SwiftData's `Attribute(_:originalName:hashModifier:)`.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "MeerkatDataMacros", type: "NoteMacro")

/// Says how models are related.
///
/// Like SwiftData's `Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)`.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "MeerkatDataMacros", type: "NoteMacro")

/// Leaves a property of a model out of the store.
///
/// Like SwiftData's `Transient()`.
@attached(peer)
public macro Transient() = #externalMacro(module: "MeerkatDataMacros", type: "NoteMacro")

/// Makes an actor one that has a context of its own.
///
/// Like SwiftData's `ModelActor()`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "MeerkatDataMacros", type: "ModelActorMacro")

/// Says by which properties a store finds models fast.
///
/// Like SwiftData's `Index(_:)`.
///
/// Accepted, without effect.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "MeerkatDataMacros", type: "NoteMacro")
