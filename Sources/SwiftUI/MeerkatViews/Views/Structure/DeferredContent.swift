/// The content of a closure, as a body that alone depends on what the closure reads.
nonisolated struct DeferredContent<Content: View>: View {
  let build: () -> Content

  init(_ build: @escaping () -> Content) { self.build = build }

  @MainActor var body: Content { build() }
}
