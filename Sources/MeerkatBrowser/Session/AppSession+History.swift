import Foundation
import Logging
import MeerkatViews

extension AppSession {
  /// Follows the browser through its history.
  ///
  /// Back is the user's own way back, which the app may refuse; Forward opens the entry's address
  /// again. Where the app really is then, the page learns from the answer.
  func follow(toDepth depth: Int, address text: String) {
    let now = currentPlace
    if depth < now.depth { return goBack(toDepth: depth) }
    // An app without addresses has forgotten what was left.
    guard depth > now.depth, now.address != nil, let address = PageAddress(text),
      address != now.address
    else { return }
    if !open(address) { logger.info("Nothing in the app takes the address \(address.line)") }
  }

  /// Goes back until so many steps are left, or until the app stays where it is.
  private func goBack(toDepth depth: Int) {
    var now = currentPlace.depth
    while now > depth {
      goBack()
      let new = currentPlace.depth
      guard new < now else { return }
      now = new
    }
  }

  /// Goes one step back: from the topmost screen, or else closes what is presented.
  private func goBack() {
    let presentation = runtime.window.topmostPresentation
    let stack = memory.liveNavigations
      .filter { $0.screens.count > 1 && !$0.isPart && $0.isInReach(in: runtime.window) }
      .max { $0.depth < $1.depth }
    if let screen = stack?.screens.last {
      send(.back, to: screen)
    } else if let presentation {
      send(.close, to: presentation)
    }
  }

  /// Opens the address with which the page was asked for, before the page is written.
  ///
  /// Returns whether the app shows something for it.
  func openFirst(_ address: PageAddress?) -> Bool {
    guard let address else { return false }
    let first = self.address
    guard !address.isRoot, address != first else { return true }
    guard open(address) else { return false }
    // Without a flow, an address that is taken becomes another one.
    return missesAddress.map { !$0 } ?? (first == nil || self.address != first)
  }

  private func open(_ address: PageAddress) -> Bool {
    guard let url = address.url else { return false }
    return runtime.open(url)
  }
}
