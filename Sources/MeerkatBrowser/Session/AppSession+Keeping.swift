import MeerkatViews

/// What is kept of a session, and how another one begins with it.
extension AppSession {
  package var kept: KeptSession? {
    KeptSession(
      app: name, requested: requested?.text ?? "/", address: address?.text, host: hostText,
      lastEvent: lastEvent, isDark: runtime.colorScheme == .dark, scene: keeper.values.texts,
      appValues: appKeeper.values.texts, entries: entries.named(in: runtime.window))
  }

  /// Begins with what was kept, before anything is shown.
  func prepare(_ kept: KeptSession) {
    runtime.colorScheme = kept.isDark ? .dark : .light
    keeper.values.restore(kept.scene.compactMapValues(SceneValue.init(text:)))
    appKeeper.values.restore(kept.appValues.compactMapValues(SceneValue.init(text:)))
    entries.prepare(kept.entries)
  }

  /// Has what views write kept, also while no page is connected.
  func noticeValues() {
    keeper.onChange = { [weak self] in self?.onChange?() }
    appKeeper.onChange = { [weak self] in self?.onChange?() }
  }
}

extension SceneValues {
  fileprivate var texts: [String: String] { values.mapValues(\.text) }
}
