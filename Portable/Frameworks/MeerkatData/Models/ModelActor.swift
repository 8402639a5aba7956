/// An actor with a context of its own.
///
/// Like SwiftData's `ModelActor`; `@ModelActor` writes what it asks for.
public protocol ModelActor: Actor {
  /// The container whose models these are.
  nonisolated var modelContainer: ModelContainer { get }

  /// What holds the actor's context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model of an identity.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// What holds the context of an actor.
///
/// Like SwiftData's `ModelExecutor`.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context, for the actor alone.
  var modelContext: ModelContext { get }
}

/// What holds the context of an actor.
///
/// Like SwiftData's `DefaultSerialModelExecutor`.
// The context is handed to one actor, which alone reads it.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  /// Creates an executor.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
