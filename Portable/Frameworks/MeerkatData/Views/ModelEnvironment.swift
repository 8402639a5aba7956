import MeerkatIsolation
public import MeerkatViews

extension EnvironmentValues {
  /// The context of the views' models; where there is none, one that knows no models.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] ?? ModelContext(ModelContainer.empty) }
    set { self[ContextKey.self] = newValue }
  }

  private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }
}

extension View {
  /// Provides a context to the views inside.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Provides the main context of a container to the views inside.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Creates a container for models, and provides its main context to the views inside.
  ///
  /// `onSetup` is called with the container, or with the reason why there is none. `isUndoEnabled`
  /// is accepted, without effect.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for models, and provides its main context to the views inside.
  ///
  /// `onSetup` is called with the container, or with the reason why there is none. `isUndoEnabled`
  /// is accepted, without effect.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      NewContainerModifier(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        onSetup: onSetup))
  }
}

extension Scene {
  /// Provides a context to the views inside.
  @MainActor public func modelContext(_ modelContext: ModelContext) -> some Scene {
    ChangedScene(self) { AnyView($0.modelContext(modelContext)) }
  }

  /// Provides the main context of a container to the views inside.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    ChangedScene(self) { AnyView($0.modelContainer(container)) }
  }

  /// Creates a container for models, and provides its main context to the views inside.
  ///
  /// `onSetup` is called with the container, or with the reason why there is none. `isUndoEnabled`
  /// is accepted, without effect.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for models, and provides its main context to the views inside.
  ///
  /// `onSetup` is called with the container, or with the reason why there is none. `isUndoEnabled`
  /// is accepted, without effect.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ChangedScene(self) { content in
      AnyView(
        content.modelContainer(
          for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
  }
}

/// Provides the main context of a container.
private struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View { content.modelContext(container.mainContext) }
}

/// Provides the main context of a container that it creates.
private struct NewContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var kept = Kept()

  @MainActor final class Kept {
    var result: Result<ModelContainer, any Error>?
  }

  func body(content: Content) -> some View {
    let container = try? container().get()
    content.modelContext(container?.mainContext ?? ModelContext(ModelContainer.empty))
  }

  /// The container, which the first call creates.
  private func container() -> Result<ModelContainer, any Error> {
    if let result = kept.result { return result }
    let result = Result<ModelContainer, any Error> {
      try ModelContainer(
        for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
    }
    kept.result = result
    switch result {
    case .success(let container): container.mainContext.autosaveEnabled = isAutosaveEnabled
    case .failure(let error): ModelContext.report("The app has no models: \(error)")
    }
    onSetup(result)
    return result
  }
}
