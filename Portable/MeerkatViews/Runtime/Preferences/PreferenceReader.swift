/// A node that reads the preference values of the views inside.
@MainActor
protocol PreferenceReader: Node {
  /// The keys that the node reads.
  var preferenceKeys: [ObjectIdentifier] { get }

  /// Called once after an update in which a value may have changed.
  func preferencesDidChange()
}

extension Node {
  /// Notifies the readers above that a value for a key may have changed.
  final func announcePreference(_ key: ObjectIdentifier) {
    runtime.preferenceKeys.insert(key)
    var node = parent
    while let current = node {
      if current.state.contains(.readsPreferences),
        let reader = current as? any PreferenceReader, reader.preferenceKeys.contains(key)
      {
        runtime.notePreferenceChange(of: reader)
      }
      node = current.parent
    }
  }

  /// Joins what views inside this node hand up.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    let collector = TypedCollector<Key>()
    guard runtime.preferenceKeys.contains(collector.key) else { return collector.result }
    forEachChild { $0.collectPreferences(collector) }
    return collector.result
  }
}

extension Runtime {
  /// Makes a reader collect the values again after the update.
  func notePreferenceChange(of reader: any PreferenceReader) {
    guard !reader.state.contains(.preferencesChanged) else { return }
    reader.state.insert(.preferencesChanged)
    changedPreferences.append(reader)
    requestUpdate()
  }

  /// Lets the readers collect, the innermost first.
  func collectPreferences() {
    guard !changedPreferences.isEmpty else { return }
    let readers = changedPreferences.sorted { $0.serial > $1.serial }
    changedPreferences = []
    for reader in readers {
      reader.state.remove(.preferencesChanged)
      if reader.isMounted { reader.preferencesDidChange() }
    }
  }
}

/// A view with an action for when the preference value of the views inside changes.
nonisolated private struct PreferenceReading<Content: View, Key: PreferenceKey>: ContainerView
where Key.Value: Equatable {
  let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void

  @MainActor func bareNode(under parent: Node) -> PreferenceReaderNode<Key> {
    PreferenceReaderNode(under: parent)
  }

  @MainActor func set(_ node: PreferenceReaderNode<Key>) { node.action = action }
}

private final class PreferenceReaderNode<Key: PreferenceKey>: ContentNode, PreferenceReader
where Key.Value: Equatable {
  private var last: Key.Value?
  var action: ((Key.Value) -> Void)?

  var preferenceKeys: [ObjectIdentifier] { [ObjectIdentifier(Key.self)] }

  override init(under parent: Node) {
    super.init(under: parent)
    state.insert(.readsPreferences)
    runtime.notePreferenceChange(of: self)
  }

  func preferencesDidChange() {
    let value = preference(Key.self)
    guard value != last else { return }
    last = value
    runtime.actions.append(of: self) { [weak self] in
      if let self, self.isMounted { self.action?(value) }
    }
  }
}

extension View {
  /// Sets a preference value, which is passed to the views around.
  ///
  /// It replaces the values of the views inside for the same key.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    PreferenceWriting<Self, K>(content: self, replaces: true) { $0 = value }
  }

  /// Changes the preference value of the views inside.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceWriting<Self, K>(content: self, replaces: false, transform: callback)
  }

  /// Runs an action with the preference value of the views inside, initially and when it changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceReading(content: self, key: key, action: action)
  }
}

/// A view that sets a preference value.
nonisolated struct PreferenceWriting<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let replaces: Bool
  let transform: (inout Key.Value) -> Void

  @MainActor func makeNode(under parent: Node) -> PreferenceNode<Key> {
    let node = PreferenceNode<Key>(replaces: replaces, under: parent, transform)
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: PreferenceNode<Key>) {
    node.update(transform)
    node.update(content)
  }
}
