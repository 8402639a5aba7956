import Testing

/// What `@Actions` writes for a protocol.
struct InterfaceExpansionTests {
  @Test func aProtocolGetsListenersAndScreens() {
    expect(
      """
      @Actions @MainActor
      public protocol CourseActions {
        /// The user moves a task.
        func didMove(_ id: String, to page: Int) throws
        func didPressSave() async
      }
      """,
      expandsTo: """
        @MainActor
        public protocol CourseActions {
          /// The user moves a task.
          func didMove(_ id: String, to page: Int) throws
          func didPressSave() async

          associatedtype CourseActionsDidMove = Unheard

          associatedtype CourseActionsDidPressSave = Unheard

          @_disfavoredOverload @discardableResult func didMove(_ id: String, to page: Int) throws -> CourseActionsDidMove

          @_disfavoredOverload @discardableResult func didPressSave() async -> CourseActionsDidPressSave
        }

        /// Who listens to `CourseActions`: the property `actions` of a screen.
        @MainActor
        public struct CourseActionsListeners: DynamicProperty {
          /// The user moves a task.
          @Action public var didMove: ((_ id: String, _ page: Int) throws -> Void)?
          @Action public var didPressSave: (@MainActor () async -> Void)?

          public init(didMove: ((_ id: String, _ page: Int) throws -> Void)? = nil, didPressSave: (@MainActor () async -> Void)? = nil) {
            self.didMove = didMove
            self.didPressSave = didPressSave
            prepareActions()
          }

          private mutating func prepareActions() {
            _didMove.prepare("didMove", in: "CourseActions") { run, heard in { id, page in run.begin([id, page]); for action in heard() { try action(id, page) } } }
            _didPressSave.prepare("didPressSave", in: "CourseActions") { run, heard in { await run.perform { () async in for action in heard() { await action() } } } }
          }

          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          public mutating func add<Conformer: CourseActions>(_ conformer: Conformer) {
            let link = ActionsLink(conformer)
            _didMove.listen(link, Conformer.CourseActionsDidMove.self, { id, page in try link.conformer?.didMove(id, to: page) })
            _didPressSave.listen(link, Conformer.CourseActionsDidPressSave.self, { await link.conformer?.didPressSave() })
          }

          /// All actions, for `sharingActions(_:)`.
          public var allActions: SharedActions {
            SharedActions($didMove, $didPressSave)
          }
        }

        /// A screen that reports `CourseActions`.
        @MainActor
        public protocol CourseActionsScreen: View {
          /// Who listens.
          var actions: CourseActionsListeners { get set }
          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          func actions<Conformer: CourseActions>(_ conformer: Conformer) -> Self
          /// The user moves a task.
          func didMove(_ action: ((_ id: String, _ page: Int) throws -> Void)?) -> Self
          /// Listens to `didPressSave`.
          func didPressSave(_ action: (@MainActor () async -> Void)?) -> Self
        }

        extension CourseActionsScreen {
          public func actions<Conformer: CourseActions>(_ conformer: Conformer) -> Self { var copy = self; copy.actions.add(conformer); return copy }
          public func didMove(_ action: ((_ id: String, _ page: Int) throws -> Void)?) -> Self { var copy = self; copy.actions.didMove = action; return copy }
          public func didPressSave(_ action: (@MainActor () async -> Void)?) -> Self { var copy = self; copy.actions.didPressSave = action; return copy }
        }

        extension CourseActions {
          public func didMove(_ id: String, to page: Int) throws {}
          public func didPressSave() async {}
        }

        extension CourseActions where CourseActionsDidMove == Unheard {
          @_disfavoredOverload @discardableResult public func didMove(_ id: String, to page: Int) throws -> Unheard { Unheard() }
        }

        extension CourseActions where CourseActionsDidPressSave == Unheard {
          @_disfavoredOverload @discardableResult public func didPressSave() async -> Unheard { Unheard() }
        }
        """)
  }
}
