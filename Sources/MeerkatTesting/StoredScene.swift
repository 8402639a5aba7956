import MeerkatViews

/// What a scene keeps in its storage, for starting an app again where another one ended.
///
/// ```swift
/// let first = try Driver(TodosApp())
/// try first.tap("Essay")
/// let second = try Driver(TodosApp(), restoring: first.storedScene)
/// ```
public struct StoredScene: Hashable, Sendable {
  let values: [String: SceneValue]

  /// The keys under which something is kept.
  public var keys: Set<String> { Set(values.keys) }

  /// A scene that keeps nothing.
  public static let empty = StoredScene(values: [:])
}

extension Driver {
  /// What the views keep in `@SceneStorage`.
  public var storedScene: StoredScene {
    runtime.update()
    return StoredScene(values: runtime.sceneValues.values)
  }
}
