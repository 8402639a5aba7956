import MeerkatViews

/// What a scene has stored, to start an app again where another one ended.
///
/// ```swift
/// let first = try Driver(TodosApp())
/// try first.tap("Essay")
/// let second = try Driver(TodosApp(), restoring: first.storedScene)
/// ```
public struct StoredScene: Hashable, Sendable {
  let values: [String: SceneValue]

  /// The keys of the stored values.
  public var keys: Set<String> { Set(values.keys) }

  /// A scene that has stored nothing.
  public static let empty = StoredScene(values: [:])
}

extension Driver {
  /// What the views have stored in `@SceneStorage`.
  public var storedScene: StoredScene {
    runtime.update()
    return StoredScene(values: runtime.sceneValues.values)
  }
}
