/// A running app: its tree of nodes, the nodes to evaluate, and the changes since the last reading.
@MainActor
package final class Runtime {
  /// The number of bodies evaluated so far.
  package internal(set) var bodyEvaluations = 0

  /// Called after an update that nobody asked for by ``perform(_:)``: a timer, a task, an object
  /// that changed.
  package var onUpdate: (() -> Void)?

  /// What the host does for the app beside showing its views.
  package let host = AppHost()

  /// What the host knows about the world outside.
  package let surroundings: EnvironmentScope
  private let givenSurroundings: EnvironmentScope

  /// How many rows of a long list are made before a host asks for more, nil for all.
  ///
  /// A host sets it before it shows anything, and then asks by `ElementEvent.reveal`.
  package var rowsAtOnce: Int?

  /// What views keep for the scene, for a host to save and restore.
  package let sceneValues = SceneValues()

  /// What views keep for the app and the user who uses it, in all its scenes.
  package let appValues = SceneValues()

  /// The element that holds all others.
  private(set) lazy var root: any RootElement = makeRoot(self)
  private let makeRoot: @MainActor (Runtime) -> any RootElement

  /// The node whose body is being evaluated.
  ///
  /// Not isolated, so that reading a state costs no change of isolation. Safe because it is set and
  /// read on the main actor only: other threads `peek`.
  nonisolated(unsafe) var reader: Node?

  /// Nodes that a parent made or updated in this pass, the next one last.
  var scheduled: [Node] = []
  /// Nodes whose sources changed, waiting for their turn.
  var changed = WaitingNodes()
  @exclusivity(unchecked) private var lastSerial: UInt32 = 0

  var writes: [PendingWrites] = []
  var lastWrites = 0
  var actions = UpdateActions()
  var changedPreferences: [any PreferenceReader] = []
  /// The keys for which there have been values: for others, none are looked for.
  var preferenceKeys: Set<ObjectIdentifier> = []
  var isUpdating = false
  var isPerforming = false
  var isWakeRequested = false

  /// The transaction that is being carried out, and in which pass.
  var transaction = Transaction()
  var passCount = 0
  /// The transaction in which an observed object was changed since the last pass.
  var observedScope: TransactionScope?
  /// Whether there have been views that change transactions: without any, none is looked for.
  var hasTransactionNodes = false
  var animations = ChangeAnimations()

  var transitions = Transitions()
  package var whims: Whims = []
  /// Whether what is going goes on until ``endTransitions(of:)``, which a host calls that moves;
  /// without it, until the end of an update.
  package var transitionsTakeTime = false {
    didSet { if !transitionsTakeTime { endTransitions() } }
  }

  /// Elements whose content or children differ from what hosts have seen.
  var changedContents: [Element] = []
  var changedChildren: [Element] = []
  @exclusivity(unchecked) private var lastElementID = 0
  /// How many elements there are, shown or not.
  @exclusivity(unchecked) package internal(set) var elementCount = 0

  /// Called when an action changes state, or an observed object: while the action runs.
  package var onActionChange: ((_ isState: Bool) -> Void)?

  /// What gives new views the state that they had in another build of the program.
  package var stateKeeper: StateKeeper?

  /// Called for each body that is evaluated, with the node of its view.
  package var onEvaluation: ((Node) -> Void)?

  /// Whether there have been rows that a user can edit: without any, none is looked at.
  var hasEditableRows = false

  /// Whether there have been views of which one is shown where it fits: which one, layout tells.
  package internal(set) var hasFittingViews = false

  /// What is to be brought into sight, for a host that scrolls.
  var scrollRequests: [ScrollRequest] = []

  /// The elements that a user can act on.
  ///
  /// Each takes itself out when it leaves the tree.
  var interactive: [Int: Unmanaged<Element>] = [:]

  /// The number of a new node.
  func nextSerial() -> UInt32 {
    lastSerial &+= 1
    return lastSerial
  }

  /// Creates an app instance that shows nothing yet, with the element that holds all others.
  init(
    _ surroundings: EnvironmentValues,
    makeRoot: @escaping @MainActor (Runtime) -> any RootElement
  ) {
    self.makeRoot = makeRoot
    givenSurroundings = surroundings.scope
    colorScheme = surroundings.colorScheme
    horizontalSizeClass = surroundings.horizontalSizeClass
    verticalSizeClass = surroundings.verticalSizeClass
    dynamicTypeSize = surroundings.dynamicTypeSize
    locale = surroundings.locale
    self.surroundings = EnvironmentScope(givenSurroundings)
    _ = self.surroundings.adopt(currentSurroundings)
    sceneValues.belong(to: self)
    appValues.belong(to: self)
    host.appValues = appValues
    tellLook()
    host.isWide = { [weak self] in self?.horizontalSizeClass == .regular }
  }

  /// How much room the window has from left to right: a host says so when that changes.
  package var horizontalSizeClass: UserInterfaceSizeClass? {
    didSet { if horizontalSizeClass != oldValue { tellSurroundings() } }
  }

  /// How much room the window has from top to bottom: a host says so when that changes.
  package var verticalSizeClass: UserInterfaceSizeClass? {
    didSet { if verticalSizeClass != oldValue { tellSurroundings() } }
  }

  /// How large the user who looks at the window likes text: a host says so when that changes.
  package var dynamicTypeSize: DynamicTypeSize {
    didSet { if dynamicTypeSize != oldValue { tellSurroundings() } }
  }

  /// Whether the user who looks at the window likes it light or dark: a host says so when that
  /// changes.
  package var colorScheme: ColorScheme {
    didSet { if colorScheme != oldValue { tellSurroundings() } }
  }

  /// The language and region of the user who looks at the window: a host says which.
  package var locale: Locale {
    didSet {
      host.locale = locale
      if locale != oldValue { tellSurroundings() }
    }
  }

  /// Whether the app wants the whole window light or dark, whatever the user likes.
  package internal(set) var preferredColorScheme: ColorScheme? {
    didSet { if preferredColorScheme != oldValue { tellSurroundings() } }
  }

  /// Whether the user who looks at the window likes little to move: a host that moves says so.
  package var reducesMotion = true {
    didSet { if reducesMotion != oldValue { tellSurroundings() } }
  }

  private var currentSurroundings: EnvironmentValues {
    var values = EnvironmentValues(scope: givenSurroundings)
    values.accessibilityReduceMotion = reducesMotion
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.dynamicTypeSize = dynamicTypeSize
    values.colorScheme = preferredColorScheme ?? colorScheme
    values.locale = locale
    return values
  }

  private func tellSurroundings() {
    perform {
      _ = surroundings.adopt(currentSurroundings)
      tellLook()
    }
  }

  private func tellLook() {
    let isDark = (preferredColorScheme ?? colorScheme) == .dark
    if host.look.isDark != isDark { host.look.isDark = isDark }
  }

  /// Shows a view in the window and evaluates everything for the first time.
  package func show<Content: View>(_ content: Content) {
    root.show(content)
    // Depth first, in the order of the source.
    scheduled.reverse()
    update()
  }

  // Views may have given away bindings and closures that reach their nodes: they learn that the nodes are gone, before
  // these are freed.
  isolated deinit { end() }

  /// Ends the app instance: everything is taken down, tasks are cancelled.
  package func end() {
    guard root.isMounted else { return }
    onUpdate = nil
    // No further updates.
    isUpdating = true
    root.unmount()
    runActions()
    root.releaseContent()
    (changedContents, changedChildren, scrollRequests) = ([], [], [])
    writes = []
    scheduled = []
    changed = WaitingNodes()
    sceneValues.end()
    appValues.end()
  }

  func makeElementID() -> Int {
    lastElementID += 1
    elementCount += 1
    return lastElementID
  }
}
