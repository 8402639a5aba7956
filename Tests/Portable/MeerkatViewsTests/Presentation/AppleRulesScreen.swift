import MeerkatUI
import MeerkatViews

/// What the tests of the rules show.
extension AppleRulesTests {
  @MainActor @Observable
  final class Model {
    struct Item: Identifiable {
      let id: Int
      let name: String
    }

    var first = false
    var second = false
    var inner = false
    var asks = false
    var item: Item?
    var path: [Int] = [] {
      didSet { pathWrites += 1 }
    }
    var tab = "A"
    var choice: Int?
    var column = NavigationSplitViewColumn.sidebar
    var isHeld = false
    var hasPresenter = true
    @ObservationIgnored var ignores = false
    @ObservationIgnored var pathWrites = 0
    /// How many values were made for a state.
    @ObservationIgnored var made = 0
    @ObservationIgnored var log: [String] = []

    /// A binding that notes when it is set.
    func noting(
      _ get: @escaping @MainActor @Sendable () -> Bool,
      set: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> Binding<Bool> {
      Binding {
        get()
      } set: {
        self.log.append("set")
        if !self.ignores { set($0) }
      }
    }
  }

  struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Part(number: 0, model: model)
          .navigationDestination(for: Int.self) { number in
            Part(number: number, model: model)
              .navigationDestination(for: Int.self) { Text("declared by a screen: \($0)") }
          }
      }
      .background {
        if model.hasPresenter {
          Color.clear
            .sheet(isPresented: first, onDismiss: { model.log.append("dismissed") }) {
              First(model: model)
            }
        }
      }
      .sheet(isPresented: $model.second) {
        Text("second").onAppear { model.log.append("second appears") }
      }
      .sheet(item: $model.item, onDismiss: { model.log.append("item dismissed") }) {
        Text($0.name)
      }
      .alert("Question", isPresented: model.noting({ model.asks }, set: { model.asks = $0 })) {
        Button("Act") { model.log.append("act") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }

    private var first: Binding<Bool> {
      model.noting({ model.first }, set: { model.first = $0 })
    }
  }

  struct Part: View {
    let number: Int
    let model: Model

    var body: some View {
      Text("screen \(number)")
        .navigationBarBackButtonHidden(model.isHeld)
        .onAppear { model.log.append("\(number) appears") }
        .onDisappear { model.log.append("\(number) disappears") }
        .task {
          try? await Task.sleep(for: .seconds(3600))
          model.log.append("\(number) is cancelled")
        }
      Keeper(model: model, isHeld: model.isHeld)
    }
  }

  /// A view whose state begins with another value each time.
  struct Keeper: View {
    @State private var value: Int
    let isHeld: Bool

    init(model: Model, isHeld: Bool) {
      model.made += 1
      _value = State(initialValue: model.made)
      self.isHeld = isHeld
    }

    var body: some View { Text("made \(value)") }
  }

  struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: selection) {
        NavigationStack(path: $model.path) {
          Made(name: "a", model: model)
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
        .tabItem { Text("A") }.tag("A")
        Made(name: "b", model: model).tabItem { Text("B") }.tag("B")
      }
    }

    private var selection: Binding<String> {
      Binding {
        model.tab
      } set: {
        model.log.append("\($0) is selected")
        model.tab = $0
      }
    }
  }

  struct Made: View {
    let name: String
    let model: Model

    var body: some View {
      let _ = model.log.append("\(name) is made")
      Text(name)
    }
  }

  struct Columns: View {
    @Bindable var model: Model

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $model.column) {
        List(1..<3, selection: $model.choice) { Text("row \($0)") }
      } detail: {
        NavigationStack(path: $model.path) {
          Text("detail \(model.choice ?? 0)")
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
  }

  struct First: View {
    @Bindable var model: Model
    @Environment(\.isPresented) private var isPresented
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      VStack {
        Text("first")
        Text(isPresented ? "presented" : "alone")
        Text(direction == .rightToLeft ? "inherited" : "own")
      }
      .interactiveDismissDisabled(model.isHeld)
      .onDisappear { model.log.append("first disappears") }
      .sheet(isPresented: $model.inner) { Text("inner") }
    }
  }
}
