import MeerkatUI
import Testing

private enum FirstKey: EnvironmentKey { static let defaultValue = 0 }
private enum SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

@MainActor
struct EnvironmentTests {
  struct First: View {
    @Environment(\.first) private var first
    var body: some View { Text("first \(first)") }
  }

  struct Second: View {
    @Environment(\.second) private var second
    var body: some View { Text("second \(second)") }
  }

  struct Screen: View {
    let handle: Handle<() -> Void>
    @State private var first = 1
    var body: some View {
      let _ = handle.value = { first += 1 }
      Leaves().environment(\.first, first).environment(\.second, 2)
    }
  }

  struct Leaves: View {
    var body: some View {
      First()
      Second()
    }
  }

  @Test func onlyReadersOfAChangedKeyAreEvaluated() {
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    #expect(app.texts == ["first 1", "second 2"])
    #expect(app.bodies { handle.value?() } == 2)
    #expect(app.texts == ["first 2", "second 2"])
  }

  @Test func theNearestValueCounts() {
    let app = TestApp(VStack { First().environment(\.first, 5) }.environment(\.first, 3))
    #expect(app.texts == ["first 5"])
  }

  @Test func aTransformedValueIsSeenInside() {
    let app = TestApp(
      VStack { First() }.transformEnvironment(\.first) { $0 += 10 }.environment(\.first, 3))
    #expect(app.texts == ["first 13"])
  }

  @Test func aTransformedValueFollowsTheOneOutside() {
    struct Transformed: View {
      let handle: Handle<() -> Void>
      @State private var first = 1
      var body: some View {
        let _ = handle.value = { first += 1 }
        VStack { First() }.transformEnvironment(\.first) { $0 += 10 }.environment(\.first, first)
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Transformed(handle: handle))
    app.bodies { handle.value?() }
    #expect(app.texts == ["first 12"])
  }

  @Test func valuesAreFoundThroughManyLevels() {
    var view = AnyView(First())
    for level in 0..<200 { view = AnyView(view.environment(\.second, level)) }
    #expect(TestApp(view.environment(\.first, 9)).texts == ["first 9"])
  }
}
