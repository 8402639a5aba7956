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

          associatedtype CourseActionsDidMove = GeneratedCode.Unimplemented

          associatedtype CourseActionsDidPressSave = GeneratedCode.Unimplemented

          @_disfavoredOverload @discardableResult func didMove(_ id: String, to page: Int) throws -> CourseActionsDidMove

          @_disfavoredOverload @discardableResult func didPressSave() async -> CourseActionsDidPressSave
        }

        /// The listener of `CourseActions`: the property `actions` of a screen.
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
          /// The listener.
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

        extension CourseActions where CourseActionsDidMove == GeneratedCode.Unimplemented {
          @_disfavoredOverload @discardableResult public func didMove(_ id: String, to page: Int) throws -> GeneratedCode.Unimplemented { .init() }
        }

        extension CourseActions where CourseActionsDidPressSave == GeneratedCode.Unimplemented {
          @_disfavoredOverload @discardableResult public func didPressSave() async -> GeneratedCode.Unimplemented { .init() }
        }
        """)
  }

  @Test func optionsAnswersAndTypesAreKept() {
    expect(
      """
      @Actions @MainActor
      protocol ShelfActions<Book>: AnyObject {
        associatedtype Book: Identifiable, Hashable where Book.ID == String
        @ActionOptions(.required) func didPressClose()
        @ActionOptions(.disable, .exclusive) func didLend(_ book: Book, to: String) async throws
        func didAskForPlace(of book: Book) throws(Problem) -> Int
        func didAskForHint() -> String?
      }
      """,
      expandsTo: """
        @MainActor
        protocol ShelfActions<Book>: AnyObject {
          associatedtype Book: Identifiable, Hashable where Book.ID == String
          func didPressClose()
          func didLend(_ book: Book, to: String) async throws
          func didAskForPlace(of book: Book) throws(Problem) -> Int
          func didAskForHint() -> String?

          associatedtype ShelfActionsDidLend = GeneratedCode.Unimplemented

          associatedtype ShelfActionsDidAskForHint = GeneratedCode.Unimplemented

          @_disfavoredOverload @discardableResult func didLend(_ book: Book, to: String) async throws -> ShelfActionsDidLend

          @_disfavoredOverload @discardableResult func didAskForHint() -> ShelfActionsDidAskForHint
        }

        /// The listener of `ShelfActions`: the property `actions` of a screen.
        @MainActor
        struct ShelfActionsListeners<Book: Identifiable & Hashable>: DynamicProperty where Book.ID == String {
          @Action var didPressClose: () -> Void
          @Action(.disable, .exclusive) var didLend: (@MainActor (_ book: Book, _ to: String) async throws -> Void)?
          @Action var didAskForPlace: ((_ book: Book) throws(Problem) -> Int)?
          @Action var didAskForHint: (() -> String?)?

          init(didPressClose: @escaping () -> Void, didLend: (@MainActor (_ book: Book, _ to: String) async throws -> Void)? = nil, didAskForPlace: ((_ book: Book) throws(Problem) -> Int)? = nil, didAskForHint: (() -> String?)? = nil) {
            self.didPressClose = didPressClose
            self.didLend = didLend
            self.didAskForPlace = didAskForPlace
            self.didAskForHint = didAskForHint
            prepareActions()
          }

          init<Conformer: ShelfActions>(_ actions: Conformer) where Conformer.Book == Book {
            let link = ActionsLink(actions)
            self.didPressClose = { link.conformer?.didPressClose() }
            prepareActions()
            _didLend.listen(link, Conformer.ShelfActionsDidLend.self, { book, to in try await link.conformer?.didLend(book, to: to) })
            _didAskForPlace.listen(link, Void.self, answering: { conformer in { () -> ((_ book: Book) throws(Problem) -> Int) in { (book) throws(Problem) in try conformer.didAskForPlace(of: book) } }() })
            _didAskForHint.listen(link, Conformer.ShelfActionsDidAskForHint.self, answering: { conformer in { conformer.didAskForHint() } })
          }

          private mutating func prepareActions() {
            _didPressClose.prepare(required: "didPressClose", in: "ShelfActions") { run, heard in { run.begin(); for action in heard() { action() } } }
            _didLend.prepare("didLend", in: "ShelfActions") { run, heard in { book, to in try await run.perform([book, to]) { () async throws in for action in heard() { try await action(book, to) } } } }
            _didAskForPlace.prepare(answering: "didAskForPlace", in: "ShelfActions") { run, heard in { () -> ((_ book: Book) throws(Problem) -> Int) in { (book) throws(Problem) in run.begin([book]); return try heard()(book) } }() }
            _didAskForHint.prepare(answering: "didAskForHint", in: "ShelfActions") { run, heard in { run.begin(); return heard()() } }
          }

          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          mutating func add<Conformer: ShelfActions>(_ conformer: Conformer) where Conformer.Book == Book {
            let link = ActionsLink(conformer)
            _didPressClose.listen(link, Void.self, { link.conformer?.didPressClose() })
            _didLend.listen(link, Conformer.ShelfActionsDidLend.self, { book, to in try await link.conformer?.didLend(book, to: to) })
            _didAskForPlace.listen(link, Void.self, answering: { conformer in { () -> ((_ book: Book) throws(Problem) -> Int) in { (book) throws(Problem) in try conformer.didAskForPlace(of: book) } }() })
            _didAskForHint.listen(link, Conformer.ShelfActionsDidAskForHint.self, answering: { conformer in { conformer.didAskForHint() } })
          }

          /// All actions, for `sharingActions(_:)`.
          var allActions: SharedActions {
            SharedActions($didPressClose, $didLend, $didAskForPlace, $didAskForHint)
          }
        }

        /// A screen that reports `ShelfActions`.
        @MainActor
        protocol ShelfActionsScreen: View where Book.ID == String {
          associatedtype Book: Identifiable & Hashable
          /// The listener.
          var actions: ShelfActionsListeners<Book> { get set }
          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          func actions<Conformer: ShelfActions>(_ conformer: Conformer) -> Self where Conformer.Book == Book
          /// Listens to `didPressClose`.
          func didPressClose(_ action: @escaping () -> Void) -> Self
          /// Listens to `didLend`.
          func didLend(_ action: (@MainActor (_ book: Book, _ to: String) async throws -> Void)?) -> Self
          /// Listens to `didAskForPlace`.
          func didAskForPlace(_ action: ((_ book: Book) throws(Problem) -> Int)?) -> Self
          /// Listens to `didAskForHint`.
          func didAskForHint(_ action: (() -> String?)?) -> Self
        }

        extension ShelfActionsScreen {
          func actions<Conformer: ShelfActions>(_ conformer: Conformer) -> Self where Conformer.Book == Book { var copy = self; copy.actions.add(conformer); return copy }
          func didPressClose(_ action: @escaping () -> Void) -> Self { var copy = self; copy.actions.didPressClose = action; return copy }
          func didLend(_ action: (@MainActor (_ book: Book, _ to: String) async throws -> Void)?) -> Self { var copy = self; copy.actions.didLend = action; return copy }
          func didAskForPlace(_ action: ((_ book: Book) throws(Problem) -> Int)?) -> Self { var copy = self; copy.actions.didAskForPlace = action; return copy }
          func didAskForHint(_ action: (() -> String?)?) -> Self { var copy = self; copy.actions.didAskForHint = action; return copy }
        }

        extension ShelfActions {
          func didLend(_ book: Book, to: String) async throws {}
          func didAskForHint() -> String? { nil }
        }

        extension ShelfActions where ShelfActionsDidLend == GeneratedCode.Unimplemented {
          @_disfavoredOverload @discardableResult func didLend(_ book: Book, to: String) async throws -> GeneratedCode.Unimplemented { .init() }
        }

        extension ShelfActions where ShelfActionsDidAskForHint == GeneratedCode.Unimplemented {
          @_disfavoredOverload @discardableResult func didAskForHint() -> GeneratedCode.Unimplemented { .init() }
        }
        """)
  }

  @Test func aProtocolInsideATypeHasNamesForWhatAnExtensionDoesNotSee() {
    expect(
      """
      enum Album {
        @Actions @MainActor
        protocol Reports {
          func didTurn(to page: Page, then done: @escaping (Page) -> Void) throws(Problem)
          func didAskForNext() -> Page?
        }
      }
      """,
      expandsTo: """
        enum Album {
          @MainActor
          protocol Reports {
            func didTurn(to page: Page, then done: @escaping (Page) -> Void) throws(Problem)
            func didAskForNext() -> Page?

            associatedtype ReportsDidTurn = GeneratedCode.Unimplemented

            associatedtype ReportsDidAskForNext = GeneratedCode.Unimplemented

            typealias ReportsDidTurnValue1 = Page

            typealias ReportsDidTurnValue2 = (Page) -> Void

            typealias ReportsDidTurnFailure = Problem

            typealias ReportsDidAskForNextResult = Page?

            @_disfavoredOverload @discardableResult func didTurn(to page: Page, then done: @escaping (Page) -> Void) throws(Problem) -> ReportsDidTurn

            @_disfavoredOverload @discardableResult func didAskForNext() -> ReportsDidAskForNext
          }

          /// The listener of `Reports`: the property `actions` of a screen.
          @MainActor
          struct ReportsListeners: DynamicProperty {
            @Action var didTurn: ((_ page: Page, _ done: @escaping (Page) -> Void) throws(Problem) -> Void)?
            @Action var didAskForNext: (() -> Page?)?

            init(didTurn: ((_ page: Page, _ done: @escaping (Page) -> Void) throws(Problem) -> Void)? = nil, didAskForNext: (() -> Page?)? = nil) {
              self.didTurn = didTurn
              self.didAskForNext = didAskForNext
              prepareActions()
            }

            private mutating func prepareActions() {
              _didTurn.prepare("didTurn", in: "Reports") { run, heard in { () -> ((_ page: Page, _ done: @escaping (Page) -> Void) throws(Problem) -> Void) in { (page, done) throws(Problem) in run.begin([page, done]); for action in heard() { try action(page, done) } } }() }
              _didAskForNext.prepare(answering: "didAskForNext", in: "Reports") { run, heard in { run.begin(); return heard()() } }
            }

            /// Has a conformer listen to the actions that it implements. An object is held weakly.
            mutating func add<Conformer: Reports>(_ conformer: Conformer) {
              let link = ActionsLink(conformer)
              _didTurn.listen(link, Conformer.ReportsDidTurn.self, { () -> ((_ page: Page, _ done: @escaping (Page) -> Void) throws(Problem) -> Void) in { (page, done) throws(Problem) in try link.conformer?.didTurn(to: page, then: done) } }())
              _didAskForNext.listen(link, Conformer.ReportsDidAskForNext.self, answering: { conformer in { conformer.didAskForNext() } })
            }

            /// All actions, for `sharingActions(_:)`.
            var allActions: SharedActions {
              SharedActions($didTurn, $didAskForNext)
            }
          }

          /// A screen that reports `Reports`.
          @MainActor
          protocol ReportsScreen: View {
            typealias ReportsDidTurnListener = (_ page: Page, _ done: @escaping (Page) -> Void) throws(Problem) -> Void
            typealias ReportsDidAskForNextListener = () -> Page?
            /// The listener.
            var actions: ReportsListeners { get set }
            /// Has a conformer listen to the actions that it implements. An object is held weakly.
            func actions<Conformer: Album.Reports>(_ conformer: Conformer) -> Self
            /// Listens to `didTurn`.
            func didTurn(_ action: ReportsDidTurnListener?) -> Self
            /// Listens to `didAskForNext`.
            func didAskForNext(_ action: ReportsDidAskForNextListener?) -> Self
          }
        }

        extension ReportsScreen {
          func actions<Conformer: Album.Reports>(_ conformer: Conformer) -> Self { var copy = self; copy.actions.add(conformer); return copy }
          func didTurn(_ action: ReportsDidTurnListener?) -> Self { var copy = self; copy.actions.didTurn = action; return copy }
          func didAskForNext(_ action: ReportsDidAskForNextListener?) -> Self { var copy = self; copy.actions.didAskForNext = action; return copy }
        }

        extension Album.Reports {
          func didTurn(to page: ReportsDidTurnValue1, then done: @escaping ReportsDidTurnValue2) throws(ReportsDidTurnFailure) {}
          func didAskForNext() -> ReportsDidAskForNextResult { nil }
        }

        extension Album.Reports where ReportsDidTurn == GeneratedCode.Unimplemented {
          @_disfavoredOverload @discardableResult func didTurn(to page: ReportsDidTurnValue1, then done: @escaping ReportsDidTurnValue2) throws(ReportsDidTurnFailure) -> GeneratedCode.Unimplemented { .init() }
        }

        extension Album.Reports where ReportsDidAskForNext == GeneratedCode.Unimplemented {
          @_disfavoredOverload @discardableResult func didAskForNext() -> GeneratedCode.Unimplemented { .init() }
        }
        """)
  }
}
