import MeerkatViews

/// What is saved of a session, and how another one is restored from it.
extension AppSession {
  package var kept: KeptSession? { kept(states: notes == nil ? 0 : .max) }

  /// The same, with so many of the states of its views.
  func kept(states: Int) -> KeptSession {
    var kept = KeptSession(app: name, requested: requested?.text ?? "/", lastEvent: lastEvent)
    kept.address = address?.text
    kept.host = hostText
    kept.isDark = runtime.colorScheme == .dark
    kept.scene = keeper.values.texts
    kept.appValues = appKeeper.values.texts
    kept.entries = entries.named(in: runtime.window)
    kept.states = StateKeeper.states(below: runtime.window, atMost: states)
    return kept
  }

  /// Begins with what was kept, before anything is shown.
  func prepare(_ kept: KeptSession) {
    runtime.colorScheme = kept.isDark ? .dark : .light
    keeper.values.restore(kept.scene.compactMapValues(SceneValue.init(text:)))
    appKeeper.values.restore(kept.appValues.compactMapValues(SceneValue.init(text:)))
    entries.prepare(kept.entries)
    if !kept.states.isEmpty { runtime.stateKeeper = StateKeeper(kept.states) }
  }

  /// Goes on after a moment of another page, which this session was made from.
  func goOn(after moment: Moments.Moment) {
    isRestored = true
    if let deeds = moment.deeds { recorder?.goOn(after: deeds) }
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
