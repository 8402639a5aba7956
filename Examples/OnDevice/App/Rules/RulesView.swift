import SwiftUI

/// Plain SwiftUI, without Meerkat: what it does by itself is what the rules say.
struct RulesView: View {
  @State private var model = RulesModel()

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.path) {
      RulesScreen(number: 0, model: model)
        .navigationDestination(for: Int.self) { number in
          RulesScreen(number: number, model: model)
            .navigationDestination(for: Int.self) { Text("declared by a screen: \($0)") }
        }
    }
    .background {
      if model.hasPresenter {
        Color.clear.sheet(isPresented: first, onDismiss: { model.note("dismissed") }) {
          FirstPage(model: model)
        }
      }
    }
    .sheet(isPresented: $model.showsSecond) {
      RulesPage(name: "second", model: model).onAppear { model.note("second appears") }
    }
    .sheet(item: $model.item, onDismiss: { model.note("item dismissed") }) {
      RulesPage(name: $0.name, model: model)
    }
    .fullScreenCover(isPresented: $model.showsCover) { RulesPage(name: "cover", model: model) }
    .fullScreenCover(isPresented: $model.showsTabs) { RulesTabs(model: model) }
    .fullScreenCover(isPresented: $model.showsColumns) { RulesColumns(model: model) }
    .alert("Question", isPresented: question) {
      Button("Act") { model.note("act") }
    }
    .environment(\.rulesWord, "inherited")
  }

  private var first: Binding<Bool> {
    Binding {
      model.showsFirst
    } set: { isShown in
      model.note("set")
      if !model.ignores { model.showsFirst = isShown }
    }
  }

  private var question: Binding<Bool> {
    Binding {
      model.asks
    } set: { asks in
      model.note("set")
      model.asks = asks
    }
  }
}

/// A screen of the stack.
private struct RulesScreen: View {
  let number: Int
  let model: RulesModel

  var body: some View {
    RulesPage(name: "screen \(number)", model: model)
      .navigationTitle("Screen \(number)")
      .navigationBarBackButtonHidden(model.isHeld)
      .onAppear { model.note("\(number) appears") }
      .onDisappear { model.note("\(number) disappears") }
      .task {
        try? await Task.sleep(for: .seconds(3600))
        model.note("\(number) is cancelled")
      }
      .background { Keeper(model: model, isHeld: model.isHeld) }
  }
}

/// A view whose state begins with another value each time.
private struct Keeper: View {
  @State private var value: Int
  let isHeld: Bool

  init(model: RulesModel, isHeld: Bool) {
    _value = State(initialValue: model.makeValue())
    self.isHeld = isHeld
  }

  var body: some View { Text("made \(value)") }
}

/// Two tabs, the first with a stack.
private struct RulesTabs: View {
  @Bindable var model: RulesModel

  var body: some View {
    TabView(selection: selection) {
      NavigationStack(path: $model.path) {
        RulesPage(name: "tab a", model: model)
          .navigationDestination(for: Int.self) { RulesPage(name: "in a \($0)", model: model) }
      }
      .tabItem { Text("Tab A") }.tag("a")
      LoggedPage(name: "tab b", model: model).tabItem { Text("Tab B") }.tag("b")
    }
  }

  private var selection: Binding<String> {
    Binding {
      model.tab
    } set: { tab in
      model.note("\(tab) is selected")
      model.tab = tab
    }
  }
}

/// A page that says when it appears.
private struct LoggedPage: View {
  let name: String
  let model: RulesModel

  var body: some View {
    RulesPage(name: name, model: model).onAppear { model.note("\(name) appears") }
  }
}

/// Two columns, the second with a stack.
private struct RulesColumns: View {
  @Bindable var model: RulesModel

  var body: some View {
    NavigationSplitView {
      List(1..<3, selection: $model.choice) { Text("Row \($0)") }
    } detail: {
      NavigationStack(path: $model.path) {
        RulesPage(name: "detail \(model.choice ?? 0)", model: model)
          .navigationDestination(for: Int.self) { RulesPage(name: "in it \($0)", model: model) }
      }
    }
  }
}

/// The first sheet, which presents another one.
private struct FirstPage: View {
  @Bindable var model: RulesModel
  @Environment(\.isPresented) private var isPresented
  @Environment(\.rulesWord) private var word

  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "alone")
      Text(word)
      RulesPage(name: "first", model: model)
    }
    .interactiveDismissDisabled(model.isHeld)
    .onDisappear { model.note("first disappears") }
    .sheet(isPresented: $model.showsInner) { RulesPage(name: "inner", model: model) }
  }
}

/// What every page has: its name, the log, and a button for each command.
private struct RulesPage: View {
  let name: String
  let model: RulesModel

  var body: some View {
    VStack(spacing: 12) {
      Text(name).accessibilityIdentifier("page")
      Text("Log: " + model.log.joined(separator: ", ")).font(.caption).accessibilityIdentifier(
        "log")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
        ForEach(RulesModel.Command.allCases, id: \.self) { command in
          Button(command.rawValue) { model.carryOut(command) }
        }
      }
    }
    .padding()
  }
}

private struct RulesWordKey: EnvironmentKey {
  static var defaultValue: String { "own" }
}

extension EnvironmentValues {
  fileprivate var rulesWord: String {
    get { self[RulesWordKey.self] }
    set { self[RulesWordKey.self] = newValue }
  }
}
