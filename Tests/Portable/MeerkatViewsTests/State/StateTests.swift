import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct StateTests {
  @Test("Bodies see one value for each transaction, and onChange both ends of each")
  func transactionsAreSeenOneByOne() {
    struct Screen: View {
      let log: Log
      @State private var value = 0

      var body: some View {
        let _ = log("body \(value)")
        Text("\(value)")
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { old, new in log("change \(old) \(new)") }
      }
    }
    let log = Log()
    _ = TestApp(Screen(log: log))
    #expect(log.lines == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
  }

  @Test("Only the bodies that read a value are evaluated again", arguments: [true, false])
  func readersAreEvaluated(isRead: Bool) {
    struct Screen: View {
      let isRead: Bool
      let handle: Handle<() -> Void>
      @State private var count = 0

      var body: some View {
        let _ = handle.value = { count += 1 }
        Text(isRead ? "\(count)" : "–")
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(isRead: isRead, handle: handle))
    #expect(app.bodies { handle.value?() } == (isRead ? 1 : 0))
    #expect(app.texts == [isRead ? "1" : "–"])
  }

  @Test func writingAnEqualValueEvaluatesNothing() {
    struct Screen: View {
      let handle: Handle<() -> Void>
      @State private var name = "Ada"

      var body: some View {
        let _ = handle.value = { name = "Ada" }
        Text(name)
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    #expect(app.bodies { handle.value?() } == 0)
  }

  @Test("A binding's reader is evaluated, its owner is not")
  func bindingsTellTheirReaders() {
    struct Inner: View {
      @Binding var count: Int
      var body: some View { Text("\(count)") }
    }
    struct Screen: View {
      let handle: Handle<() -> Void>
      @State private var count = 0

      var body: some View {
        let _ = handle.value = { count += 1 }
        Inner(count: $count)
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    #expect(app.bodies { handle.value?() } == 1)
    #expect(app.texts == ["1"])
  }

  @Test func stateOfAViewThatIsGoneCanStillBeWritten() {
    struct Inner: View {
      let handle: Handle<() -> Int>
      @State private var count = 0
      var body: some View {
        let _ =
          handle.value = {
            count += 1
            return count
          }
        Text("\(count)")
      }
    }
    struct Screen: View {
      let inner: Handle<() -> Int>
      let outer: Handle<() -> Void>
      @State private var isShown = true
      var body: some View {
        let _ = outer.value = { isShown = false }
        if isShown { Inner(handle: inner) }
      }
    }
    let inner = Handle<() -> Int>()
    let outer = Handle<() -> Void>()
    let app = TestApp(Screen(inner: inner, outer: outer))
    app.bodies { outer.value?() }
    var count: Int?
    #expect(app.bodies { count = inner.value?() } == 0)
    #expect(count == 1)
  }

  @Test func stateOutlivesItsApp() {
    struct Screen: View {
      let handle: Handle<() -> Int>
      @State private var count = 0
      var body: some View {
        let _ =
          handle.value = {
            count += 1
            return count
          }
        Text("\(count)")
      }
    }
    let handle = Handle<() -> Int>()
    do { _ = TestApp(Screen(handle: handle)) }
    #expect(handle.value?() == 1)
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { VStack { content } }
  }

  /// What closures of `ForEach` read, below a modifier, a hidden type, or in a container.
  private struct Prices: View {
    let kind: String
    @State private var price = 1

    var body: some View {
      Button("Raise") { price += 1 }
      switch kind {
      case "modifier": rows.modifier(Framed())
      case "hidden type": AnyView(rows)
      case "container": NavigationView { rows }
      default: rows
      }
    }

    private var rows: some View {
      ForEach(["Tea", "Milk"], id: \.self) { Text("\($0): \(price)") }
    }
  }

  @Test(arguments: ["nothing", "modifier", "hidden type", "container"])
  func whatAClosureReadsIsFollowed(below kind: String) throws {
    let app = try Driver(Prices(kind: kind))
    try app.tap("Raise")
    #expect(app.exists("Tea: 2") && app.exists("Milk: 2"))
    try app.tap("Raise")
    #expect(app.exists("Tea: 3") && app.exists("Milk: 3"))
  }
}
