extension View {
  /// Sets a preference value made from an anchor of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    Anchored<Self, A, K>(content: self, source: value, replaces: true) { $0 = transform($1) }
  }

  /// Changes a preference value of the views inside with an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    Anchored<Self, A, K>(content: self, source: value, replaces: false, transform: transform)
  }

  /// Shows a view in front of this one, made from a preference value of the views inside.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecorated<Self, K, V>(
      content: self, side: .overlay, alignment: alignment, decoration: transform)
  }

  /// Shows a view behind this one, made from a preference value of the views inside.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecorated<Self, K, V>(
      content: self, side: .background, alignment: alignment, decoration: transform)
  }
}

/// A view that sets a preference value from an anchor.
nonisolated private struct Anchored<Content: View, A, Key: PreferenceKey>: View {
  let content: Content
  let source: Anchor<A>.Source
  let replaces: Bool
  let transform: (inout Key.Value, Anchor<A>) -> Void
  @State private var measured: Measured?

  /// The place as it was last told.
  struct Measured: Equatable {
    let place: FrameReference?
    let box: AnchorBox
    let frame: CGRect

    static func == (left: Self, right: Self) -> Bool { left.frame == right.frame }
  }

  @MainActor var body: some View {
    let anchor = Anchor(source, at: measured?.place, measured?.box)
    PreferenceWriting<_, Key>(
      content: content.background(measure), replaces: replaces
    ) { [transform] in transform(&$0, anchor) }
  }

  @MainActor private var measure: some View {
    GeometryReader { proxy in
      let new = Measured(
        place: proxy.place, box: AnchorBox(proxy.size), frame: proxy.frame(in: .global))
      Color.clear.onChange(of: new, initial: true) { measured = $1 }
    }
  }
}

/// A view with another one behind it or in front of it, made from a preference value.
nonisolated private struct PreferenceDecorated<Content: View, Key: PreferenceKey, Decoration: View>:
  PrimitiveView
{
  let content: Content
  let side: DecorationElement.Side
  let alignment: Alignment
  let decoration: (Key.Value) -> Decoration

  @MainActor func makeNode(under parent: Node) -> PreferenceDecorationElement<Key, Decoration> {
    let element = PreferenceDecorationElement<Key, Decoration>(
      side, alignment, decoration, under: parent)
    element.mount(content)
    element.mountCompanion(element.shown)
    return element
  }

  @MainActor func update(_ element: PreferenceDecorationElement<Key, Decoration>) {
    element.update(content)
    element.make = decoration
    element.updateDecoration(element.shown, alignment)
  }
}

/// The element of such a view.
private final class PreferenceDecorationElement<Key: PreferenceKey, Decoration: View>:
  DecorationElement, PreferenceReader
{
  var make: (Key.Value) -> Decoration
  private var value = Key.defaultValue

  init(
    _ side: DecorationElement.Side, _ alignment: Alignment,
    _ make: @escaping (Key.Value) -> Decoration, under parent: Node
  ) {
    self.make = make
    super.init(side, alignment, under: parent)
    state.insert(.readsPreferences)
    runtime.notePreferenceChange(of: self)
  }

  var preferenceKeys: [ObjectIdentifier] { [ObjectIdentifier(Key.self)] }

  /// The decoration for the value.
  var shown: DeferredContent<Decoration> { DeferredContent { [make, value] in make(value) } }

  func preferencesDidChange() {
    let collector = TypedCollector<Key>()
    content?.collectPreferences(collector)
    value = collector.result
    updateDecoration(shown, alignment)
  }
}
