import Logging
import MeerkatViews

extension AppSession {
  /// Follows the browser through its history.
  ///
  /// Back is the user's own way back, which the app may refuse; Forward opens the entry's address
  /// again. Where the app really is then, the page learns from the answer.
  func follow(toDepth depth: Int, address text: String) {
    let now = findPlace()
    if depth < now.depth { return goBack(toDepth: depth) }
    // An app without addresses has forgotten what was left.
    guard depth > now.depth, now.address != nil, let address = PageAddress(text),
      address != now.address
    else { return }
    if !open(address) { logger.info("Nothing in the app takes the address \(address.line)") }
  }

  /// Goes back to a depth, or until the app stays where it is.
  ///
  /// Leaving a screen takes everything above it along, so one request is enough, however far back it
  /// is. Only a presentation that doesn't belong to that screen takes another one.
  private func goBack(toDepth depth: Int) {
    let end = trail.end(ofWayTo: depth)
    var way = wayBack
    var now = way.count
    while now > end.steps {
      let step = way.steps[now - end.steps - 1]
      if let page = step.element as? PresentationElement, !page.isClosable {
        // It can't be swiped away: the browser's Back does what its own button does, if it has one.
        if let cancel = page.cancelButton { send(.tap, to: cancel) }
      } else {
        send(step.event, to: step.element)
      }
      way = wayBack
      let new = way.count
      guard new < now else { return }
      now = new
    }
    _ = findPlace()
    if now == end.steps, let mark = end.mark { goBack(to: mark) }
  }

  private var wayBack: WayBack { WayBack(in: runtime.window, memory.liveWaysBack) }

  /// Opens again what was chosen before.
  private func goBack(to mark: Int) {
    let address = trail.marks[mark].address
    if open(address), self.address == address { trail.goBack(to: mark) }
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
    recorder?.note(opened: address.recorded)
    return runtime.open(url)
  }
}
