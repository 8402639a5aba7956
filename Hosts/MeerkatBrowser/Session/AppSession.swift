package import Logging
import MeerkatDeeds
import Meerkat
import MeerkatAssets
import MeerkatFoundation
package import MeerkatViews

/// A user's running app: a separate app instance, shown in one page.
@MainActor
package final class AppSession: LiveSession {
  package let runtime = Runtime()
  let memory = PageMemory()
  let logger: Logger

  /// The app's name, for screens without a title.
  var name: String { findName() }
  private let findName: () -> String
  /// How browsers know the app.
  let identity: AppIdentity
  /// The server's name, as the page's address has it.
  let host: Authority?
  /// The same, as it was sent.
  let hostText: String?
  /// The address with which the page was asked for.
  let requested: PageAddress?
  /// The address of what is shown, as the app told it last.
  var address: PageAddress?
  /// Where the page believes the app to be; nil where it may believe anything.
  var place: HistoryEntry?
  /// What was chosen in columns before.
  var trail = Trail()
  /// When the page's own time was 0, in seconds since the reference date.
  var touchEpoch: TimeInterval = 0
  /// What the page keeps for the scene.
  let keeper: SceneKeeper
  /// What the browser keeps for the app, in all its pages.
  let appKeeper: SceneKeeper
  /// Whether the page was told to be light or dark.
  var toldColorScheme: ColorScheme?
  /// Whether the app reports that the address leads nowhere.
  package var isNotFound: Bool { missesAddress == true }
  /// The same; nil where the app has no flow that would know.
  private(set) var missesAddress: Bool?
  /// Whether the next page shows an earlier moment of another one.
  var isRestored = false
  package var elementCount: Int { runtime.elementCount }
  /// Links that are to be opened beside the page.
  var links: [URL] = []
  /// A text for the user's clipboard.
  var copiedText: String?

  /// What follows the app, where it is looked into.
  let inspection: Inspection?
  /// What writes down what the user does, if something does.
  let recorder: DeedRecorder?
  /// What is to be known about the app's last build, while it is watched.
  let notes: BuildNotes?
  /// The same, as the page shows it; nil where it may show that of the program before.
  var toldNote: BuildNotes.Note?
  /// Whether this is the panel beside another app: its page leaves no trace in the tab.
  let isPanel: Bool
  /// Whether the page was first made for a narrow window.
  private let isNarrow: Bool

  /// What the user has entered.
  let entries = EntryMemory()
  package var onChange: (() -> Void)?

  /// When the page should have told that something has gone.
  package var clock: any Clock<Duration> = ContinuousClock()
  /// How long a page may take for that: one that nobody sees shows no animation.
  package static let patience = Duration.seconds(3)
  /// Ends what is going without the page's word.
  private var ending: Task<Void, Never>?

  private let renderer: HTMLRenderer
  private var send: (@Sendable (String) -> Void)? {
    didSet { setTempo() }
  }

  /// The last event of the page that was handled.
  ///
  /// What comes again after a reconnect is not handled twice.
  private(set) var lastEvent = 0
  /// Whether the page has yet to learn that this session goes on with one that it knew.
  private var isContinued = false
  /// The number of the last patch: a page that has seen another one is brought in step as a whole.
  ///
  /// Each document begins far above the one before, and each generation far above all documents of
  /// the one before, so that their numbers never meet.
  private var lastPatch: Int
  /// The number with which the document began, or the session on this server.
  private var firstPatch: Int
  private static let patchesPerDocument = 10_000_000
  private static let patchesPerGeneration = 100_000_000_000

  /// Starts an app instance.
  ///
  /// - Parameters:
  ///   - content: The root view of the app.
  ///   - name: The app's name, for screens without a title.
  ///   - request: The user's request, at whose address the app is opened.
  ///   - identity: How browsers identify the app.
  ///   - logger: The log of refused events.
  ///   - inspection: What looks into the app.
  ///   - recorder: What writes down what the user does.
  ///   - notes: What is to be known about the app's last build.
  ///   - isPanel: Whether it is the panel beside an app that is looked into.
  package init<Content: View>(
    _ content: Content, name: @autoclosure @escaping () -> String,
    request: LiveRequest = LiveRequest(path: "/"), identity: AppIdentity = AppIdentity(),
    logger: Logger = Logger(label: "meerkat.browser"), inspection: Inspection? = nil,
    recorder: DeedRecorder? = nil, notes: BuildNotes? = nil, isPanel: Bool = false
  ) {
    findName = name
    self.recorder = recorder
    self.notes = notes
    self.identity = identity
    self.logger = logger
    self.inspection = inspection
    self.isPanel = isPanel
    isNarrow = request.isNarrow
    hostText = request.host
    host = request.host.flatMap { Authority($0) }
    requested = PageAddress(request.target)
    lastPatch = request.generation * Self.patchesPerGeneration
    firstPatch = lastPatch
    renderer = HTMLRenderer(memory: memory)
    keeper = SceneKeeper(runtime.sceneValues)
    appKeeper = SceneKeeper(runtime.appValues)
    if let locale = AssetCatalog.main.locale(for: request.languages) {
      runtime.locale = locale
      recorder?.note(.locale(locale.identifier))
    }
    noticeValues()
    notes?.add(self)
    if let kept = request.kept { prepare(kept) }
    // Until the page says how wide its window is.
    runtime.horizontalSizeClass = isNarrow ? .compact : .regular
    if isNarrow { recorder?.note(.phone) }
    show(content)
    if !isPanel, !openFirst(requested) {
      logger.notice("Nothing in the app takes the address \(request.path.oneLine)")
    }
    if let kept = request.kept { resume(kept) }
    recorder?.address = { [weak self] in self?.address?.recorded }
    if let inspection {
      inspection.recorder = recorder
      inspection.follow(runtime)
      inspection.end(in: self, bytes: 0)
    }
  }

  private func resume(_ kept: KeptSession) {
    lastEvent = kept.lastEvent
    isContinued = true
    entries.restore(to: self)
  }

  /// Shows the app, and hears what it wants of the browser.
  private func show<Content: View>(_ content: Content) {
    let links = OpenURLAction { [weak self] url in self?.openLink(url) ?? .discarded }
    serveUIKit()
    // A page begins with what fits on a large screen; the rest comes as it is scrolled.
    runtime.rowsAtOnce = 60
    runtime.host.moves = true
    runtime.reducesMotion = false
    runtime.show(
      content
        .environment(\.openURL, links)
        .onPreferenceChange(SceneAddress.self) { [weak self] in self?.note($0) }
        .onPreferenceChange(SceneIsNotFound.self) { [weak self] in self?.missesAddress = $0 }
        .modifier(RootFlowReading(inspection: inspection)))
  }

  package func document(token: String, isResumed: Bool) -> String {
    forgetPage()
    lastEvent = 0
    isContinued = false
    lastPatch = (lastPatch / Self.patchesPerDocument + 1) * Self.patchesPerDocument
    firstPatch = lastPatch
    toldColorScheme = runtime.preferredColorScheme
    let page = HTMLPage(
      token: token, isResumed: isResumed, lastPatch: lastPatch, locale: runtime.host.locale,
      colorScheme: runtime.preferredColorScheme, identity: identity, inspected: inspection?.id,
      moment: inspection?.moments.current, isRestored: isRestored, isWatched: notes != nil,
      isPanel: isPanel, isNarrow: isNarrow)
    isRestored = false
    let document = page.document(of: runtime.window, with: renderer) {
      let current = findPlace()
      place = current
      return current
    }
    return document.text
  }

  package func connect(send: @escaping @Sendable (String) -> Void, lastSeen: Int) {
    self.send = send
    runtime.onUpdate = { [weak self] in self?.sendChanges() }
    runtime.update()
    if lastSeen == lastPatch && !isContinued { acknowledge() } else { sendEverything() }
  }

  package func hasSent(_ lastSeen: Int) -> Bool { firstPatch...lastPatch ~= lastSeen }

  package func receive(_ frame: String) throws {
    let event = try ClientEvent(frame)
    guard event.sequence > lastEvent else {
      logger.info("Ignored event \(event.sequence): the last one was \(lastEvent)")
      return acknowledge()
    }
    lastEvent = event.sequence
    inspection?.begin(inspectedTitle(of: event), in: self)
    handle(event)
    // The browser has gone somewhere already: it learns where the app really is.
    if event.isInHistory { place = nil }
    // Nothing is drawn for a page that is gone. If it comes back, it is brought in step as a whole.
    guard isConnected else { return lastPatch += 1 }
    acknowledge(event)
  }

  /// Whether the page has a socket.
  var isConnected: Bool { send != nil }

  package func disconnect() {
    send = nil
    runtime.onUpdate = nil
  }

  package func end() {
    disconnect()
    runtime.end()
    recorder?.end()
  }
}

extension AppSession {
  /// Sends what has changed without an event.
  func sendChanges() {
    let patch = changes()
    if !patch.isEmpty { send(patch) }
  }

  /// Answers an event, whether it changed something or not.
  private func acknowledge(_ event: ClientEvent? = nil) {
    var patch = changes()
    if let event { patch.correctControl(event.id, memory) }
    send(patch)
  }

  func changes() -> PatchWriter {
    entries.restore(to: self)
    let operations = runtime.takeOperations()
    awaitEnd()
    var maker = PatchMaker(
      renderer, PatchWriter(acknowledging: lastEvent), runtime.takeAnimations())
    maker.add(operations)
    for request in runtime.takeScrollRequests() {
      if let element = request.element, element.isMounted {
        maker.patch.scroll(to: element.id, request.anchor)
      }
    }
    tellSurroundings(in: &maker.patch)
    if let inspection {
      maker.patch.note(evaluated: inspection.takeEvaluated())
      if let title = inspection.currentTitle {
        maker.patch.note(event: title, moment: inspection.moments.current)
      }
    }
    return maker.patch
  }

  /// Brings a page in step that has missed something.
  private func sendEverything() {
    forgetPage()
    let markup = renderer.html(of: runtime.window)
    var patch = PatchWriter(acknowledging: lastEvent)
    if isContinued { patch.goOn(version: HTMLPage.version) }
    isContinued = false
    patch.replaceAll(with: markup, lastPatch: lastPatch + 1)
    tellSurroundings(in: &patch)
    send(patch)
  }

  private func send(_ patch: consuming PatchWriter) {
    if !patch.isEmpty { lastPatch += 1 }
    let frame = patch.finish()
    inspection?.end(in: self, bytes: frame.utf8.count)
    send?(frame)
  }

  /// What is going takes time where a page shows how.
  func setTempo() { runtime.transitionsTakeTime = isConnected && !runtime.reducesMotion }

  /// Waits for the page to tell that what is going has gone, but not for ever.
  private func awaitEnd() {
    guard runtime.going.isEmpty == (ending != nil) else { return }
    ending?.cancel()
    ending = nil
    if runtime.going.isEmpty { return }
    ending = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.patience)) != nil, let self else { return }
      ending = nil
      runtime.endTransitions()
      sendChanges()
    }
  }

  private func forgetPage() {
    runtime.endTransitions()
    runtime.update()
    _ = runtime.takeOperations()
    _ = runtime.takeAnimations()
    _ = inspection?.takeEvaluated()
    memory.forgetAll()
    keeper.forgetPage()
    appKeeper.forgetPage()
    place = nil
    toldColorScheme = nil
    toldNote = nil
  }
}
