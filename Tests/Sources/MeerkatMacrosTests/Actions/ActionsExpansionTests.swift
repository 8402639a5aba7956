import Testing

/// What `@Actions` writes.
struct ActionsExpansionTests {
  @Test func aScreenGetsAllForms() {
    expect(
      """
      @Actions
      public struct CourseScreen: View {
        let title: String
        /// The user wants to join.
        @Action var didPressJoinCall: (() -> Void)?
        @Action(.disable) var didSelectTask: ((_ id: String, _ page: Int) -> Void)?
      }
      """,
      expandsTo: """

        public struct CourseScreen: View {
          let title: String
          /// The user wants to join.
          @Action var didPressJoinCall: (() -> Void)?
          @Action(.disable) var didSelectTask: ((_ id: String, _ page: Int) -> Void)?

          var memberwise = GeneratedCode.MemberwiseMark()

          private mutating func prepareActions() {
            _didPressJoinCall.prepare("didPressJoinCall", in: "CourseScreen") { run, heard in { run.begin(); for action in heard() { action() } } }
            _didSelectTask.prepare("didSelectTask", in: "CourseScreen") { run, heard in { id, page in run.begin([id, page]); for action in heard() { action(id, page) } } }
          }

          /// What a user can do on `CourseScreen`. A conformer implements what it cares for.
          @MainActor
          public protocol Actions {
            associatedtype CourseScreenDidPressJoinCall = GeneratedCode.Unimplemented
            associatedtype CourseScreenDidSelectTask = GeneratedCode.Unimplemented
            /// The user wants to join.
            func didPressJoinCall() -> CourseScreenDidPressJoinCall
            func didSelectTask(_ id: String, page: Int) -> CourseScreenDidSelectTask
          }

          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          public func actions<Conformer: Actions>(_ conformer: Conformer) -> Self {
            let link = ActionsLink(conformer)
            var copy = self
            copy._didPressJoinCall.listen(link, Conformer.CourseScreenDidPressJoinCall.self, { _ = link.conformer?.didPressJoinCall() })
            copy._didSelectTask.listen(link, Conformer.CourseScreenDidSelectTask.self, { id, page in _ = link.conformer?.didSelectTask(id, page: page) })
            return copy
          }

          /// The user wants to join.
          public func didPressJoinCall(_ action: (() -> Void)?) -> Self {
            var copy = self
            copy.didPressJoinCall = action
            return copy
          }

          /// Listens to `didSelectTask`.
          public func didSelectTask(_ action: ((_ id: String, _ page: Int) -> Void)?) -> Self {
            var copy = self
            copy.didSelectTask = action
            return copy
          }

          private var allActions: SharedActions { SharedActions($didPressJoinCall, $didSelectTask) }
        }

        extension Actions where CourseScreenDidPressJoinCall == GeneratedCode.Unimplemented {
          public func didPressJoinCall() -> GeneratedCode.Unimplemented { .init() }
        }

        extension Actions where CourseScreenDidSelectTask == GeneratedCode.Unimplemented {
          public func didSelectTask(_ id: String, page: Int) -> GeneratedCode.Unimplemented { .init() }
        }

        extension CourseScreen {
          public init(title: String, didPressJoinCall: (() -> Void)? = nil, didSelectTask: ((_ id: String, _ page: Int) -> Void)? = nil) {
            self.title = title
            self.didPressJoinCall = didPressJoinCall
            self.didSelectTask = didSelectTask
            prepareActions()
          }
        }
        """)
  }

  @Test func anInitialiserTakesWhatTheMemberwiseOneTakes() {
    expect(
      """
      @Actions
      struct FormScreen<Row: View>: View {
        let id: Int, name: String
        let fixed = 1
        var count = 0
        var note: String?
        let format: (Int) -> String
        @ViewBuilder let row: () -> Row
        @ViewBuilder let footer: Row
        @Binding var isOn: Bool
        @State private var taps = 0
        @State private var draft: String?
        @State var page: Int
        private(set) var offset = -1
        var tags = [["a"], ["b"]]
        var shelf = Shelf.Kind()
        var counts = [String: Int]()
        @State var visits = 0
        @StateObject var model = Model()
        @Environment(\\.dismiss) var dismiss
        private var hidden = ""
        static let shared = 1
        var double: Int { count * 2 }
        @Action var didPressClose: () -> Void
      }
      """,
      expandsTo: """

        struct FormScreen<Row: View>: View {
          let id: Int, name: String
          let fixed = 1
          var count = 0
          var note: String?
          let format: (Int) -> String
          @ViewBuilder let row: () -> Row
          @ViewBuilder let footer: Row
          @Binding var isOn: Bool
          @State private var taps = 0
          @State private var draft: String?
          @State var page: Int
          private(set) var offset = -1
          var tags = [["a"], ["b"]]
          var shelf = Shelf.Kind()
          var counts = [String: Int]()
          @State var visits = 0
          @StateObject var model = Model()
          @Environment(\\.dismiss) var dismiss
          private var hidden = ""
          static let shared = 1
          var double: Int { count * 2 }
          @Action var didPressClose: () -> Void

          var memberwise = GeneratedCode.MemberwiseMark()

          private mutating func prepareActions() {
            _didPressClose.prepare(required: "didPressClose", in: "FormScreen") { run, heard in { run.begin(); for action in heard() { action() } } }
          }

          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          func actions<Conformer: FormScreenActions>(_ conformer: Conformer) -> Self {
            let link = ActionsLink(conformer)
            var copy = self
            copy._didPressClose.listen(link, Void.self, { _ = link.conformer?.didPressClose() })
            return copy
          }

          /// Listens to `didPressClose`.
          func didPressClose(_ action: @escaping () -> Void) -> Self {
            var copy = self
            copy.didPressClose = action
            return copy
          }

          private var allActions: SharedActions { SharedActions($didPressClose) }
        }

        /// What a user can do on `FormScreen`. A conformer implements what it cares for.
        @MainActor
        protocol FormScreenActions {
          func didPressClose()
        }

        extension FormScreen {
          init(id: Int, name: String, count: Int = 0, note: String? = nil, format: @escaping (Int) -> String, @ViewBuilder row: @escaping () -> Row, @ViewBuilder footer: () -> Row, isOn: Binding<Bool>, page: Int, offset: Int = -1, tags: [[String]] = [["a"], ["b"]], shelf: Shelf.Kind = Shelf.Kind(), counts: [String: Int] = [String: Int](), visits: Int = 0, model: @autoclosure @escaping () -> Model = Model(), didPressClose: @escaping () -> Void) {
            self.id = id
            self.name = name
            self.count = count
            self.note = note
            self.format = format
            self.row = row
            self.footer = footer()
            self._isOn = isOn
            self._page = State(initialValue: page)
            self.offset = offset
            self.tags = tags
            self.shelf = shelf
            self.counts = counts
            self._visits = State(initialValue: visits)
            self._model = StateObject(wrappedValue: model())
            self.didPressClose = didPressClose
            prepareActions()
          }
          init<Conformer: FormScreenActions>(id: Int, name: String, count: Int = 0, note: String? = nil, format: @escaping (Int) -> String, @ViewBuilder row: @escaping () -> Row, @ViewBuilder footer: () -> Row, isOn: Binding<Bool>, page: Int, offset: Int = -1, tags: [[String]] = [["a"], ["b"]], shelf: Shelf.Kind = Shelf.Kind(), counts: [String: Int] = [String: Int](), visits: Int = 0, model: @autoclosure @escaping () -> Model = Model(), actions: Conformer) {
            self.id = id
            self.name = name
            self.count = count
            self.note = note
            self.format = format
            self.row = row
            self.footer = footer()
            self._isOn = isOn
            self._page = State(initialValue: page)
            self.offset = offset
            self.tags = tags
            self.shelf = shelf
            self.counts = counts
            self._visits = State(initialValue: visits)
            self._model = StateObject(wrappedValue: model())
            let link = ActionsLink(actions)
            self.didPressClose = { _ = link.conformer?.didPressClose() }
            prepareActions()
          }
        }
        """)
  }

  @Test func effectsAndAnswersAreKept() {
    expect(
      """
      @Actions
      fileprivate struct EditorScreen: View {
        @Action(.exclusive) var didPressSave: (@MainActor () async throws -> Void)?
        @Action var didAskForName: ((String) throws -> String)?
        init() { prepareActions() }
      }
      """,
      expandsTo: """

        fileprivate struct EditorScreen: View {
          @Action(.exclusive) var didPressSave: (@MainActor () async throws -> Void)?
          @Action var didAskForName: ((String) throws -> String)?
          init() { prepareActions() }

          private mutating func prepareActions() {
            _didPressSave.prepare("didPressSave", in: "EditorScreen") { run, heard in { try await run.perform { () async throws in for action in heard() { try await action() } } } }
            _didAskForName.prepare(answering: "didAskForName", in: "EditorScreen") { run, heard in { value in run.begin([value]); return try heard()(value) } }
          }

          /// What a user can do on `EditorScreen`. A conformer implements what it cares for.
          @MainActor
          fileprivate protocol Actions {
            associatedtype EditorScreenDidPressSave = GeneratedCode.Unimplemented
            associatedtype EditorScreenDidAskForName = GeneratedCode.Unimplemented
            func didPressSave() async throws -> EditorScreenDidPressSave
            func didAskForName(_ value: String) throws -> EditorScreenDidAskForName
            func editorScreenDidAskForNameListener() -> ((String) throws -> String)?
          }

          /// Has a conformer listen to the actions that it implements. An object is held weakly.
          fileprivate func actions<Conformer: Actions>(_ conformer: Conformer) -> Self {
            let link = ActionsLink(conformer)
            var copy = self
            copy._didPressSave.listen(link, Conformer.EditorScreenDidPressSave.self, { _ = try await link.conformer?.didPressSave() })
            copy._didAskForName.listen(link, Conformer.EditorScreenDidAskForName.self, answering: { $0.editorScreenDidAskForNameListener() })
            return copy
          }

          /// Listens to `didPressSave`.
          fileprivate func didPressSave(_ action: (@MainActor () async throws -> Void)?) -> Self {
            var copy = self
            copy.didPressSave = action
            return copy
          }

          /// Listens to `didAskForName`.
          fileprivate func didAskForName(_ action: ((String) throws -> String)?) -> Self {
            var copy = self
            copy.didAskForName = action
            return copy
          }

          private var allActions: SharedActions { SharedActions($didPressSave, $didAskForName) }
        }

        extension Actions where EditorScreenDidPressSave == GeneratedCode.Unimplemented {
          fileprivate func didPressSave() -> GeneratedCode.Unimplemented { .init() }
        }

        extension Actions where EditorScreenDidAskForName == GeneratedCode.Unimplemented {
          fileprivate func didAskForName(_ value: String) -> GeneratedCode.Unimplemented { .init() }
          fileprivate func editorScreenDidAskForNameListener() -> ((String) throws -> String)? { nil }
        }

        extension Actions where EditorScreenDidAskForName == String {
          fileprivate func editorScreenDidAskForNameListener() -> ((String) throws -> String)? { { value in try self.didAskForName(value) } }
        }
        """)
  }

  @Test func defaultImplementationsUseNamesThatAnExtensionSees() {
    expect(
      """
      @ActionsInterface @MainActor
      protocol Actions {
        associatedtype SizesScreenDidMove = GeneratedCode.Unimplemented
        typealias SizesScreenDidMoveValue2 = [Size]
        func didMove(_ id: String, sizes: [Size]) -> SizesScreenDidMove
      }
      """,
      expandsTo: """
        @MainActor
        protocol Actions {
          associatedtype SizesScreenDidMove = GeneratedCode.Unimplemented
          typealias SizesScreenDidMoveValue2 = [Size]
          func didMove(_ id: String, sizes: [Size]) -> SizesScreenDidMove
        }

        extension Actions where SizesScreenDidMove == GeneratedCode.Unimplemented {
          func didMove(_ id: String, sizes: SizesScreenDidMoveValue2) -> GeneratedCode.Unimplemented { .init() }
        }
        """)
  }

  @Test func theInterfaceHasDefaultImplementations() {
    expect(
      """
      @ActionsInterface @MainActor
      public protocol Actions {
        associatedtype EditorScreenDidAskForName = GeneratedCode.Unimplemented
        associatedtype EditorScreenDidPressClose = GeneratedCode.Unimplemented
        func didAskForName(_ value: String, page: Int) async throws -> EditorScreenDidAskForName
        func didPressClose() -> EditorScreenDidPressClose
        func editorScreenDidAskForNameListener() -> ((String, Int) async throws -> String)?
      }
      """,
      expandsTo: """
        @MainActor
        public protocol Actions {
          associatedtype EditorScreenDidAskForName = GeneratedCode.Unimplemented
          associatedtype EditorScreenDidPressClose = GeneratedCode.Unimplemented
          func didAskForName(_ value: String, page: Int) async throws -> EditorScreenDidAskForName
          func didPressClose() -> EditorScreenDidPressClose
          func editorScreenDidAskForNameListener() -> ((String, Int) async throws -> String)?
        }

        extension Actions where EditorScreenDidAskForName == GeneratedCode.Unimplemented {
          public func didAskForName(_ value: String, page: Int) -> GeneratedCode.Unimplemented { .init() }
          public func editorScreenDidAskForNameListener() -> ((String, Int) async throws -> String)? { nil }
        }

        extension Actions where EditorScreenDidAskForName == String {
          public func editorScreenDidAskForNameListener() -> ((String, Int) async throws -> String)? { { value, page in try await self.didAskForName(value, page: page) } }
        }

        extension Actions where EditorScreenDidPressClose == GeneratedCode.Unimplemented {
          public func didPressClose() -> GeneratedCode.Unimplemented { .init() }
        }
        """)
  }
}
