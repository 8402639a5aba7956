import MeerkatViews

/// The values that a scene has stored, used to restart an app where another run ended.
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
  /// The values that the views have stored in `@SceneStorage`.
  public var storedScene: StoredScene {
    runtime.update()
    return StoredScene(values: runtime.sceneValues.values)
  }
}
