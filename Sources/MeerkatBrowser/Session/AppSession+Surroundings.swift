import Foundation
import Logging
import MeerkatViews

/// What concerns the browser around the screen: the place, what is kept for the scene, links.
extension AppSession {
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

  /// Where the app is.
  var currentPlace: PagePlace {
    PagePlace(
      in: runtime.window, navigations: memory.liveNavigations, name: name, address: address)
  }

  /// Restores a value that the page has kept.
  func restore(_ text: String, under key: String) {
    do throws(SceneKeeper.Refusal) {
      try keeper.restore(text, under: key)
    } catch {
      logger.warning("A value of the scene is not restored: \(error)")
    }
  }

  /// Tells the page what is not on the screen itself.
  func tellSurroundings(in patch: inout PatchWriter) {
    tellPlace(in: &patch)
    tellScene(in: &patch)
    for link in links { patch.open(link.absoluteString) }
    links = []
  }

  private func tellPlace(in patch: inout PatchWriter) {
    let now = currentPlace
    guard now != place else { return }
    patch.setPlace(now, knownAddress: place?.address)
    place = now
  }

  private func tellScene(in patch: inout PatchWriter) {
    keeper.tellChanges { text, key in
      patch.keep(text, under: key)
    } refuse: { refusal in
      logger.warning("A value of the scene is not kept: \(refusal)")
    }
  }
}
