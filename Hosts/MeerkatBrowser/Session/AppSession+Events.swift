import Logging
import MeerkatViews

extension AppSession {
  /// Hands an event to its element.
  ///
  /// What is stale, covered or disabled changes nothing.
  func handle(_ event: ClientEvent) {
    // What has changed meanwhile comes first: a row must not be made of elements that are gone.
    runtime.update()
    switch event.kind {
    case .element(let elementEvent): handle(elementEvent, id: event.id)
    case .ended: runtime.endTransitions(of: event.id)
    case .history(let depth, let address):
      // The browser is there already.
      runtime.transitionsTakeTime = false
      follow(toDepth: depth, address: address)
      setTempo()
    case .sceneValue(let key, let text): restore(text, under: key)
    case .appValue(let key, let text): restoreAppValue(text, under: key)
    case .colorScheme(let scheme): runtime.colorScheme = scheme
    case .reducedMotion(let isReduced):
      runtime.reducesMotion = isReduced
      setTempo()
    case .horizontalSizeClass(let room): runtime.horizontalSizeClass = room
    case .verticalSizeClass(let room): runtime.verticalSizeClass = room
    case .letters(let pixels): runtime.dynamicTypeSize = DynamicTypeSize(lettersOf: pixels)
    case .resize(let width, let height):
      memory.resize(event.id, to: CGSize(width: width, height: height))
    case .touch(let phase, let time, let places, let targets):
      handle(Touch(phase, at: places, time: time), on: targets, id: event.id)
    }
    record(event)
  }

  /// Hands what fingers do to the gestures around an element, with the time of this machine.
  private func handle(_ touch: Touch, on targets: [TouchTarget], id: Int) {
    if touch.phase == .began {
      guard let element = runtime.interactiveElement(id) else { return refuse("gone", id) }
      guard element.isInReach(in: runtime.window) else { return refuse("covered", id) }
      touchEpoch = Date().timeIntervalSinceReferenceDate - touch.time
    }
    var touch = touch
    touch.time += touchEpoch
    runtime.touch(touch, on: targets)
  }

  /// How many rows are made for one event: the page asks again for what is still in sight, and
  /// meanwhile others have their turns.
  private static let rowsPerEvent = 300

  private func handle(_ event: ElementEvent, id: Int) {
    if case .reveal(let first, let count, let near) = event, count > Self.rowsPerEvent {
      return handle(.reveal(first: first, count: Self.rowsPerEvent, near: near), id: id)
    }
    guard let element = runtime.interactiveElement(id) else { return refuse("gone", id) }
    memory.noteSent(event, by: id)
    entries.note(event, to: element)
    // A field is left when something comes in front of it, and what is looked at is not done.
    guard event == .focus(false) || event.isLooking || element.isInReach(in: runtime.window) else {
      takeBack(from: element)
      return refuse("covered", id)
    }
    send(event, to: element)
  }

  func send(_ event: ElementEvent, to element: Element) {
    recorder?.note(event, on: element, in: runtime.window)
    do {
      try runtime.send(event, to: element)
    } catch {
      takeBack(from: element)
      recorder?.takeBack()
      switch error {
      case .gone: refuse("gone", element.id)
      case .disabled: refuse("disabled", element.id)
      case .unsuitable: refuse("of another kind", element.id)
      }
    }
  }

  /// Resets a field or switch of the page to the app's value.
  private func takeBack(from element: Element) {
    if memory[control: element.id] != nil { element.contentDidChange(affectsLayout: false) }
  }

  private func refuse(_ reason: StaticString, _ id: Int) {
    logger.info("Refused an event: element \(id) is \(reason)")
  }
}

extension PageMemory {
  /// Notes the value that the page has of its own accord.
  fileprivate func noteSent(_ event: ElementEvent, by id: Int) {
    switch event {
    case .input(let text): self[control: id]?.value = .text(text)
    case .toggle(let isOn): self[control: id]?.value = .isOn(isOn)
    case .select(let position):
      if case .option = self[control: id]?.value { self[control: id]?.value = .option(position) }
    default: break
    }
  }
}

extension Element {
  /// Whether a user can reach the element: no screen, page or presentation covers it.
  func isInReach(in window: WindowElement) -> Bool {
    let isCovered = outwards.contains {
      ($0 as? ScreenElement)?.isTop == false || ($0 as? TabPageElement)?.isSelected == false
        || ($0 as? ColumnElement)?.isShown == false
    }
    let layer = outwards.first { $0.container === window }
    // One that is going is still there, but not for a user.
    return !isCovered && window.reachableLayers.contains { $0 === layer }
  }
}

extension DynamicTypeSize {
  /// The size whose body text is nearest to that of a page in a browser with letters of a size.
  fileprivate init(lettersOf pixels: Int) {
    // With letters of 16 pixels, which browsers have by themselves, body text has 17 points.
    let points = CGFloat(pixels) * 17 / 16
    func distance(_ size: Self) -> CGFloat { abs(size.points(of: .body) - points) }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .large
  }
}
