extension View {
  /// Lets a user refresh the content, and the views inside with ``EnvironmentValues/refresh``.
  ///
  /// The action is cancelled when the view leaves the screen.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Refreshable(content: self, action: action)
  }
}

/// A view whose content a user can refresh.
nonisolated private struct Refreshable<Content: View>: View {
  let content: Content
  let action: @Sendable () async -> Void
  /// Counts what a user has asked for.
  @State private var request = 0
  @State private var isRunning = false

  @Memberwise
  init(content: Content, action: @escaping @Sendable () async -> Void)

  @MainActor var body: some View {
    EnvironmentModified(content: content) { $0.refresh = RefreshAction(action: action) }
      .modified(.refreshable(isRunning: isRunning)) { event in
        guard event == .refresh else { return false }
        guard !isRunning else { return true }
        isRunning = true
        request += 1
        return true
      }
      .task(id: request) { [request] in
        guard request > 0 else { return }
        await action()
        isRunning = false
      }
  }
}
