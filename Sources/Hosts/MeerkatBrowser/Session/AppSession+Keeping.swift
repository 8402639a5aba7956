import MeerkatViews

/// What is saved of a session, and how another one is restored from it.
extension AppSession {
  package var kept: KeptSession? {
    var kept = KeptSession(app: name, requested: requested?.text ?? "/", lastEvent: lastEvent)
    kept.address = address?.text
    kept.host = hostText
    kept.isDark = runtime.colorScheme == .dark
    kept.scene = keeper.values.texts
    kept.appValues = appKeeper.values.texts
    kept.entries = entries.named(in: runtime.window)
    if notes != nil { kept.states = StateKeeper.states(below: runtime.window) }
    return kept
  }

  /// Begins with what was kept, before anything is shown.
  func prepare(_ kept: KeptSession) {
    runtime.colorScheme = kept.isDark ? .dark : .light
    keeper.values.restore(kept.scene.compactMapValues(SceneValue.init(text:)))
    appKeeper.values.restore(kept.appValues.compactMapValues(SceneValue.init(text:)))
    entries.prepare(kept.entries)
    if notes != nil { runtime.stateKeeper = StateKeeper(kept.states) }
  }

  /// Saves what views write, even while no page is connected.
  func noticeValues() {
    keeper.onChange = { [weak self] in self?.onChange?() }
    appKeeper.onChange = { [weak self] in self?.onChange?() }
  }
}

extension SceneValues {
  fileprivate var texts: [String: String] { values.mapValues(\.text) }
}
