import MeerkatUI
import MeerkatViews
import Testing

/// What is no longer shown is released.
@MainActor
struct ReleaseTests {
  @MainActor
  final class Token: Equatable {
    nonisolated static func == (left: Token, right: Token) -> Bool { left === right }
  }

  /// Remembers weakly what was made.
  @MainActor
  final class Tokens {
    private var all: [Weak] = []

    private struct Weak { weak var token: Token? }

    var alive: Int { all.filter { $0.token != nil }.count }
    var made: Int { all.count }

    func make() -> Token {
      let token = Token()
      all.append(Weak(token: token))
      return token
    }
  }

  /// A page with one thing that could keep it.
  struct Page: View {
    let thing: Thing
    @State private var token: Token
    @State private var name = ""
    @State private var number = 0
    @State private var isOn = false
    @FocusState private var isFocused
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = Model()

    final class Model: ObservableObject {
      @Published var count = 0
    }

    init(_ thing: Thing, _ token: Token) {
      self.thing = thing
      _token = State(initialValue: token)
    }

    private func use() { token = token }

    var body: some View {
      switch thing {
      case .text: Text("\(ObjectIdentifier(token).hashValue)")
      case .stack: NavigationStack { Button("Use", action: use).navigationTitle("Page") }
      case .toolbar:
        NavigationStack { Text("").toolbar { Button("Done") { use() } } }
      case .link: NavigationStack { NavigationLink("Next") { Button("Use", action: use) } }
      case .destination:
        NavigationStack {
          Text("").navigationDestination(for: Int.self) { _ in Button("Use", action: use) }
        }
      case .tabs: TabView { Button("Use", action: use).tabItem { Text("One") } }
      case .split:
        NavigationSplitView {
          Button("Use", action: use)
        } detail: {
          Text(name)
        }
      case .list:
        List {
          ForEach([1, 2], id: \.self) { number in
            Text("\(number)").swipeActions { Button("Delete") { use() } }
          }
          .onDelete { _ in use() }
          .onMove { _, _ in use() }
        }
      case .selection:
        List([1, 2], id: \.self, selection: .constant(1)) { _ in Text(name).onAppear { use() } }
      case .controls:
        Toggle("", isOn: $isOn).onChange(of: isOn) { use() }
        Slider(value: .constant(1))
        Stepper("", value: $number)
        Picker("", selection: $number) { Text("one").tag(1).onAppear { use() } }
        Menu("More") { Button("Less") { use() } }
      case .field: TextField("Name", text: $name).focused($isFocused).onSubmit { use() }
      case .geometry: GeometryReader { _ in Button("Use", action: use) }
      case .lifecycle:
        Text(name).onAppear { use() }.onDisappear { use() }.onChange(of: name) { use() }
      case .task: Text(name).task { use() }
      case .receiving: Text(name).onReceive(model.$count) { _ in use() }
      case .object: Observing().environmentObject(model).onAppear { use() }
      case .dismissal:
        Button("Done") {
          dismiss(); use()
        }
      case .sheet: Text(name).sheet(isPresented: .constant(true)) { Button("Use", action: use) }
      case .alert: Text(name).alert("", isPresented: .constant(true)) { Button("OK") { use() } }
      case .search: NavigationStack { Text(name).searchable(text: $name).onAppear { use() } }
      case .gesture: Text(name).gesture(TapGesture().onEnded { use() }).onTapGesture { use() }
      case .style: Button("Use", action: use).buttonStyle(Own { use() })
      case .preference:
        Text(name).preference(key: Key.self, value: [token]).onPreferenceChange(Key.self) { _ in
          use()
        }
      case .modifier: Text(name).modifier(Used { use() })
      case .url: Text(name).onOpenURL { _ in use() }
      }
    }
  }

  enum Thing: CaseIterable {
    case text, stack, toolbar, link, destination, tabs, split, list, selection, controls, field
    case geometry, lifecycle, task, receiving, object, dismissal, sheet, alert, search, gesture
    case style, preference, modifier, url
  }

  private struct Observing: View {
    @EnvironmentObject var model: Page.Model
    var body: some View { Text("\(model.count)") }
  }

  private struct Own: ButtonStyle {
    let use: () -> Void
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onAppear { use() }
    }
  }

  private struct Used: ViewModifier {
    let use: () -> Void
    func body(content: Content) -> some View { content.onAppear { use() } }
  }

  private enum Key: PreferenceKey {
    static var defaultValue: [Token] { [] }
    static func reduce(value: inout [Token], nextValue: () -> [Token]) { value += nextValue() }
  }

  /// A view below so many scopes of surroundings.
  struct Deep: View {
    let depth: Int
    let thing: Thing
    let tokens: Tokens
    let handle: Handle<Binding<Bool>>

    var body: some View {
      if depth == 0 {
        Presenter(thing: thing, tokens: tokens, handle: handle)
      } else {
        AnyView(Deep(depth: depth - 1, thing: thing, tokens: tokens, handle: handle))
          .environment(\.lineLimit, depth)
      }
    }
  }

  struct Presenter: View {
    let thing: Thing
    let tokens: Tokens
    let handle: Handle<Binding<Bool>>
    @State private var isShown = false

    var body: some View {
      let _ = handle.value = $isShown
      Text("below").sheet(isPresented: $isShown) { Page(thing, tokens.make()) }
    }
  }

  /// Lets work that was begun and cancelled come to its end, after which nothing is alive.
  private func finishWork(of thing: Thing, _ tokens: Tokens) async {
    guard thing == .task else { return }
    for _ in 1...100_000 where tokens.alive > 0 { await Task.yield() }
  }

  @Test("Sheets that were closed are gone, whatever stood in them", arguments: Thing.allCases)
  func sheets(with thing: Thing) async {
    let tokens = Tokens()
    let handle = Handle<Binding<Bool>>()
    let app = TestApp(Deep(depth: 1, thing: thing, tokens: tokens, handle: handle))
    for _ in 1...3 {
      app.bodies { handle.value?.wrappedValue = true }
      app.bodies { handle.value?.wrappedValue = false }
    }
    await finishWork(of: thing, tokens)
    #expect(tokens.made >= 3)
    #expect(tokens.alive == 0)
  }

  @Test("Fifty sheets that were closed are gone, however deep below others they stood")
  func sheets() {
    for depth in 1...40 {
      let tokens = Tokens()
      let handle = Handle<Binding<Bool>>()
      let app = TestApp(Deep(depth: depth, thing: .text, tokens: tokens, handle: handle))
      for _ in 1...50 {
        app.bodies { handle.value?.wrappedValue = true }
        app.bodies { handle.value?.wrappedValue = false }
      }
      #expect(tokens.made >= 50)
      #expect(tokens.alive == 0, "depth \(depth)")
    }
  }

  @Test("Screens that were left are gone", arguments: Thing.allCases)
  func pushedScreens(with thing: Thing) async throws {
    struct Screen: View {
      let thing: Thing
      let tokens: Tokens
      let handle: Handle<Binding<[Int]>>
      @State private var path: [Int] = []
      var body: some View {
        let _ = handle.value = $path
        NavigationStack(path: $path) {
          Text("below").navigationDestination(for: Int.self) { _ in Page(thing, tokens.make()) }
        }
      }
    }
    let tokens = Tokens()
    let handle = Handle<Binding<[Int]>>()
    let app = TestApp(Screen(thing: thing, tokens: tokens, handle: handle))
    for _ in 1...3 {
      app.bodies { handle.value?.wrappedValue = [1] }
      app.bodies { handle.value?.wrappedValue = [] }
    }
    await finishWork(of: thing, tokens)
    #expect(tokens.made >= 3)
    #expect(tokens.alive == 0)
  }

  @Test("An app that has ended leaves nothing of what it showed", arguments: Thing.allCases)
  func endedApps(thing: Thing) async {
    let tokens = Tokens()
    for depth in [1, 15, 16, 17, 31, 32] {
      let handle = Handle<Binding<Bool>>()
      let app = TestApp(Deep(depth: depth, thing: thing, tokens: tokens, handle: handle))
      app.bodies { handle.value?.wrappedValue = true }
      #expect(tokens.alive > 0)
      app.runtime.end()
    }
    await finishWork(of: thing, tokens)
    #expect(tokens.alive == 0)
  }
}
