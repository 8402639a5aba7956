/// Content of a closure, evaluated as a body of its own: what the closure reads is noted for it
/// alone.
nonisolated struct DeferredContent<Content: View>: View {
  let build: () -> Content

  init(_ build: @escaping () -> Content) { self.build = build }

  @MainActor var body: Content { build() }
}
