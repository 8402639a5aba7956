import Testing

/// What `@Actions` writes for errors of one type, constraints and default listeners.
struct EffectsExpansionTests {
  @Test func anErrorOfOneTypeAndConstraintsAreKept() {
    expect(
      """
      @Actions
      struct ShelfScreen<Book: Identifiable>: View where Book.ID == String {
        @Action var didPressClose: () -> Void = {}
        @Action var didReturn: ((_ book: Book, _ in: Int) throws(Problem) -> Void)?
        @Action var didAsk: (() throws(Problem) -> Int)?
      }
      """,
      expandsTo: """

        struct ShelfScreen<Book: Identifiable>: View where Book.ID == String {
          @Action var didPressClose: () -> Void = {}
          @Action var didReturn: ((_ book: Book, _ in: Int) throws(Problem) -> Void)?
          @Action var didAsk: (() throws(Problem) -> Int)?

          init() { prepareActions() }

          init(didPressClose: @escaping () -> Void = {}, didReturn: ((_ book: Book, _ in: Int) throws(Problem) -> Void)? = nil, didAsk: (() throws(Problem) -> Int)? = nil) {
            self.didPressClose = didPressClose
            self.didReturn = didReturn
            self.didAsk = didAsk
            prepareActions()
          }

          init<Conformer: ShelfScreenActions>(actions: Conformer) where Conformer.Book == Book {
            let link = ActionsLink(actions)
            prepareActions()
            _didPressClose.listen(link, Conformer.ShelfScreenDidPressClose.self, { _ = link.conformer?.didPressClose() })
            _didReturn.listen(link, Conformer.ShelfScreenDidReturn.self, { () -> ((_ book: Book, _ in: Int) throws(Problem) -> Void) in { (book, inValue) throws(Problem) in _ = try link.conformer?.didReturn(book, in: inValue) } }())
            _didAsk.listen(link, Conformer.ShelfScreenDidAsk.self, answering: { $0.shelfScreenDidAskListener() })
          }

          private mutating func prepareActions() {
            _didPressClose.prepare(required: "didPressClose", in: "ShelfScreen") { run, heard in { run.begin(); for action in heard() { action() } } }
            _didReturn.prepare("didReturn", in: "ShelfScreen") { run, heard in { () -> ((_ book: Book, _ in: Int) throws(Problem) -> Void) in { (book, inValue) throws(Problem) in run.begin([book, inValue]); for action in heard() { try action(book, inValue) } } }() }
            _didAsk.prepare(answering: "didAsk", in: "ShelfScreen") { run, heard in { () -> (() throws(Problem) -> Int) in { () throws(Problem) in run.begin(); return try heard()() } }() }
          }

          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          func actions<Conformer: ShelfScreenActions>(_ conformer: Conformer) -> Self where Conformer.Book == Book {
            let link = ActionsLink(conformer)
            var copy = self
            copy._didPressClose.listen(link, Conformer.ShelfScreenDidPressClose.self, { _ = link.conformer?.didPressClose() })
            copy._didReturn.listen(link, Conformer.ShelfScreenDidReturn.self, { () -> ((_ book: Book, _ in: Int) throws(Problem) -> Void) in { (book, inValue) throws(Problem) in _ = try link.conformer?.didReturn(book, in: inValue) } }())
            copy._didAsk.listen(link, Conformer.ShelfScreenDidAsk.self, answering: { $0.shelfScreenDidAskListener() })
            return copy
          }

          /// Listens to `didPressClose`.
          func didPressClose(_ action: @escaping () -> Void) -> Self {
            var copy = self
            copy.didPressClose = action
            return copy
          }

          /// Listens to `didReturn`.
          func didReturn(_ action: ((_ book: Book, _ in: Int) throws(Problem) -> Void)?) -> Self {
            var copy = self
            copy.didReturn = action
            return copy
          }

          /// Listens to `didAsk`.
          func didAsk(_ action: (() throws(Problem) -> Int)?) -> Self {
            var copy = self
            copy.didAsk = action
            return copy
          }

          private var allActions: SharedActions { SharedActions($didPressClose, $didReturn, $didAsk) }
        }

        /// What a user can do on `ShelfScreen`. A conformer implements what it cares for.
        @MainActor
        protocol ShelfScreenActions<Book> where Book.ID == String {
          associatedtype Book: Identifiable
          associatedtype ShelfScreenDidPressClose = GeneratedCode.Unimplemented
          associatedtype ShelfScreenDidReturn = GeneratedCode.Unimplemented
          associatedtype ShelfScreenDidAsk = GeneratedCode.Unimplemented
          typealias ShelfScreenDidReturnValue1 = Book
          typealias ShelfScreenDidAskResult = Int
          typealias ShelfScreenDidAskFunction = () throws(Problem) -> Int
          typealias ShelfScreenDidAskFailure = Problem
          func didPressClose() -> ShelfScreenDidPressClose
          func didReturn(_ book: Book, in inValue: Int) throws(Problem) -> ShelfScreenDidReturn
          func didAsk() throws(Problem) -> ShelfScreenDidAsk
          func shelfScreenDidAskListener() -> (() throws(Problem) -> Int)?
        }

        extension ShelfScreenActions where ShelfScreenDidPressClose == GeneratedCode.Unimplemented {
          func didPressClose() -> GeneratedCode.Unimplemented { .init() }
        }

        extension ShelfScreenActions where ShelfScreenDidReturn == GeneratedCode.Unimplemented {
          func didReturn(_ book: ShelfScreenDidReturnValue1, in inValue: Int) -> GeneratedCode.Unimplemented { .init() }
        }

        extension ShelfScreenActions where ShelfScreenDidAsk == GeneratedCode.Unimplemented {
          func didAsk() -> GeneratedCode.Unimplemented { .init() }
          func shelfScreenDidAskListener() -> ShelfScreenDidAskFunction? { nil }
        }

        extension ShelfScreenActions where ShelfScreenDidAsk == ShelfScreenDidAskResult {
          func shelfScreenDidAskListener() -> ShelfScreenDidAskFunction? { { () throws(ShelfScreenDidAskFailure) in try self.didAsk() } }
        }

        extension ShelfScreen: GeneratedCode.DefaultScreen {}
        """)
  }

  @Test func aDeprecatedActionIsNamedWhereItIsDeprecatedOnly() {
    expect(
      """
      @LocalActions
      struct OldScreen: View {
        @available(*, deprecated) @Action var didPressOld: (() -> Void)?
        @available(*, deprecated, message: "no") @Action var didPressOlder: () -> Void
      }
      """,
      expandsTo: """

        struct OldScreen: View {
          @available(*, deprecated) @Action var didPressOld: (() -> Void)?
          @available(*, deprecated, message: "no") @Action var didPressOlder: () -> Void

          var memberwise = GeneratedCode.MemberwiseMark()

          private mutating func prepareActions() {
            _didPressOld.prepare("didPressOld", in: "OldScreen") { run, heard in { run.begin(); for action in heard() { action() } } }
            _didPressOlder.prepare(required: "didPressOlder", in: "OldScreen") { run, heard in { run.begin(); for action in heard() { action() } } }
          }

          /// Listens to `didPressOld`.
          @available(*, deprecated) func didPressOld(_ action: (() -> Void)?) -> Self {
            var copy = self
            copy.didPressOld = action
            return copy
          }

          /// Listens to `didPressOlder`.
          @available(*, deprecated, message: "no") func didPressOlder(_ action: @escaping () -> Void) -> Self {
            var copy = self
            copy.didPressOlder = action
            return copy
          }

          private var allActions: SharedActions { SharedActions($didPressOld, $didPressOlder) }
        }

        extension OldScreen {
          init(didPressOld: (() -> Void)? = nil, didPressOlder: @escaping () -> Void) {
            _didPressOlder = Action(wrappedValue: didPressOlder)
            _didPressOld.wrappedValue = didPressOld
            prepareActions()
          }
        }
        """)
  }
}
