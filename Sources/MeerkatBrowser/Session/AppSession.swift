package import Logging
package import MeerkatViews

/// One visitor's running app: an app instance of its own, shown in one page.
@MainActor
package final class AppSession: LiveSession {
  let runtime = Runtime()
  let memory = PageMemory()
  let logger: Logger

  private let renderer: HTMLRenderer
  private let name: String
  private var send: (@Sendable (String) -> Void)?

  /// The last event of the page that was handled.
  ///
  /// What comes again after a reconnect is not handled twice.
  private var lastEvent = 0
  /// The number of the last patch: a page that has seen another one is brought in step as a whole.
  ///
  /// Each document begins far above the one before, so that their numbers never meet.
  private var lastPatch = 0
  private static let patchesPerDocument = 10_000_000
  /// Where the page believes the app to be.
  private var place = PagePlace()

  /// Starts an app instance.
  ///
  /// - Parameters:
  ///   - content: What the app shows.
  ///   - name: The app's name, for screens without a title.
  ///   - logger: Where refused events are noted.
  package init<Content: View>(
    _ content: Content, name: String, logger: Logger = Logger(label: "meerkat.browser")
  ) {
    self.name = name
    self.logger = logger
    renderer = HTMLRenderer(memory: memory)
    runtime.show(content)
  }

  package func document(token: String, isResumed: Bool) -> String {
    forgetPage()
    lastEvent = 0
    lastPatch = (lastPatch / Self.patchesPerDocument + 1) * Self.patchesPerDocument
    let page = HTMLPage(token: token, isResumed: isResumed, lastPatch: lastPatch)
    let document = page.document(of: runtime.window, with: renderer) {
      place = currentPlace
      return place
    }
    return document.text
  }

  package func connect(send: @escaping @Sendable (String) -> Void, lastSeen: Int) {
    self.send = send
    runtime.onUpdate = { [weak self] in self?.sendChanges() }
    runtime.update()
    if lastSeen == lastPatch { acknowledge() } else { sendEverything() }
  }

  package func receive(_ frame: String) throws {
    let event = try ClientEvent(frame)
    guard event.sequence > lastEvent else { return acknowledge() }
    lastEvent = event.sequence
    handle(event)
    acknowledge(event)
  }

  package func disconnect() {
    send = nil
    runtime.onUpdate = nil
  }

  package func end() {
    disconnect()
    runtime.end()
  }
}

extension AppSession {
  /// Sends what has changed without an event.
  private func sendChanges() {
    let patch = changes()
    if !patch.isEmpty { send(patch) }
  }

  /// Answers an event, whether it changed something or not.
  private func acknowledge(_ event: ClientEvent? = nil) {
    var patch = changes()
    if let event {
      patch.correctControl(event.id, memory)
      // The browser has gone back already: it learns where the app really is.
      if event.kind == .backInHistory { patch.setPlace(place) }
    }
    send(patch)
  }

  func changes() -> PatchWriter {
    var maker = PatchMaker(renderer, PatchWriter(acknowledging: lastEvent))
    for operation in runtime.takeOperations() { maker.add(operation) }
    updatePlace { maker.patch.setPlace($0) }
    return maker.patch
  }

  /// Brings a page in step that has missed something.
  private func sendEverything() {
    forgetPage()
    let markup = renderer.html(of: runtime.window)
    place = currentPlace
    var patch = PatchWriter(acknowledging: lastEvent)
    patch.replaceAll(with: markup, lastPatch: lastPatch + 1)
    patch.setPlace(place)
    send(patch)
  }

  private func send(_ patch: consuming PatchWriter) {
    if !patch.isEmpty { lastPatch += 1 }
    send?(patch.finish())
  }

  private func forgetPage() {
    runtime.update()
    _ = runtime.takeOperations()
    memory.forgetAll()
  }

  private func updatePlace(_ tell: (PagePlace) -> Void) {
    let new = currentPlace
    guard new != place else { return }
    place = new
    tell(new)
  }

  private var currentPlace: PagePlace {
    PagePlace(in: runtime.window, navigations: memory.liveNavigations, name: name)
  }
}
