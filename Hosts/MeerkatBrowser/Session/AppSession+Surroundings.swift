import Logging
import MeerkatViews

/// The browser around the screen: the address, the scene's storage, links.
extension AppSession {
  package var shownAddress: String { (address ?? requested)?.text ?? "/" }

  package func isShown(at request: LiveRequest) -> Bool {
    guard let asked = PageAddress(request.target) else { return false }
    return asked == (address ?? requested) || asked == place?.address
  }

  /// Notes the address that the app tells; where it tells none, the last one stays.
  func note(_ text: String?) {
    guard let text else { return }
    guard let new = PageAddress(text) else {
      return logger.warning("The app's address is no path on this server: \(text.oneLine)")
    }
    address = new
  }

  /// Finds out where the app is, and how it came there.
  func findPlace() -> HistoryEntry {
    let way = WayBack(in: runtime.window, memory.liveWaysBack)
    trail.follow(to: Trail.Spot(steps: way.count, choice: way.choice, address: address))
    return HistoryEntry(
      depth: way.count + trail.marks.count, title: way.title ?? name, address: address)
  }

  /// Restores a value that the page has kept.
  func restore(_ text: String, under key: String) {
    do throws(SceneKeeper.Refusal) {
      try keeper.restore(text, under: key)
    } catch {
      logger.warning("A value of the scene is not restored: \(error)")
    }
  }

  /// Takes over what the browser keeps for the app, which other pages change too.
  func restoreAppValue(_ text: String?, under key: String) {
    do throws(SceneKeeper.Refusal) {
      try appKeeper.takeOver(text, under: key)
    } catch {
      logger.warning("A value of the app is not taken over: \(error)")
    }
  }

  /// Writes what isn't part of the screen itself.
  func tellSurroundings(in patch: inout PatchWriter) {
    tellPlace(in: &patch)
    tellColorScheme(in: &patch)
    tellValues(of: keeper, as: .sceneValue, "scene", in: &patch)
    tellValues(of: appKeeper, as: .appValue, "app", in: &patch)
    tellNote(in: &patch)
    for link in links { patch.open(link.absoluteString) }
    links = []
    if let copiedText { patch.copy(copiedText) }
    copiedText = nil
  }

  private func tellPlace(in patch: inout PatchWriter) {
    // What is going may hear of it only then, and have the app be elsewhere.
    guard runtime.going.isEmpty else { return }
    let now = findPlace()
    guard now != place else { return }
    patch.setHistoryEntry(now, knownAddress: place?.address)
    place = now
  }

  private func tellColorScheme(in patch: inout PatchWriter) {
    let scheme = runtime.preferredColorScheme
    guard toldColorScheme != scheme else { return }
    patch.setColorScheme(scheme)
    toldColorScheme = scheme
  }

  private func tellNote(in patch: inout PatchWriter) {
    guard let note = notes?.note, note != toldNote else { return }
    patch.note(note)
    toldNote = note
  }

  private func tellValues(
    of keeper: SceneKeeper, as kind: ChangeKind, _ owner: String, in patch: inout PatchWriter
  ) {
    keeper.tellChanges { text, key in
      patch.keep(text, under: key, as: kind)
    } refuse: { refusal in
      logger.warning("A value of the \(owner) is not kept: \(refusal)")
    }
  }
}
