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
  ///
  /// Leaving a screen takes everything above it along, so one request is enough, however far back it
  /// is. Only a presentation that doesn't belong to that screen takes another one.
  private func goBack(toDepth depth: Int) {
    var now = currentPlace.depth
    while now > depth {
      let ways = waysBack
      guard now - depth <= ways.count else { return }
      let (element, event) = ways[now - depth - 1]
      send(event, to: element)
      let new = currentPlace.depth
      guard new < now else { return }
      now = new
    }
  }

  /// What a person can leave, from the topmost down: the screens of a stack, then what presents it.
  private var waysBack: [(element: Element, event: ElementEvent)] {
    let stacks = memory.liveNavigations.filter { !$0.isInHiddenPage && !$0.isPart }
      .sorted { $0.depth > $1.depth }
    return ([runtime.window] + runtime.window.presentations).reversed().flatMap { layer in
      let screens = stacks.filter { $0.layer === layer }
        .flatMap { $0.screens.dropFirst().reversed() }
        .map { (element: $0 as Element, event: ElementEvent.back) }
      return screens + (layer === runtime.window ? [] : [(layer, .close)])
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
