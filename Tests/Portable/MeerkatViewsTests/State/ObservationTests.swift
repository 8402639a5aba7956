import MeerkatUI
import Testing

@MainActor
struct ObservationTests {
  @Observable
  final class Model {
    var name = "Ada"
    var age = 36
    @ObservationIgnored var ignored = 0
  }

  struct Name: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  struct Age: View {
    let model: Model
    var body: some View { Text("\(model.age)") }
  }

  @Test("Only the body that read a property is evaluated", arguments: ["name", "age", "ignored"])
  func propertiesAreTrackedOneByOne(property: String) {
    let model = Model()
    let app = TestApp(
      VStack {
        Name(model: model)
        Age(model: model)
      })
    let bodies = app.bodies {
      switch property {
      case "name": model.name = "Grace"
      case "age": model.age = 37
      default: model.ignored = 1
      }
    }
    #expect(bodies == (property == "ignored" ? 0 : 1))
  }

  @Test func aPropertyThatTheLastEvaluationDidNotReadIsForgotten() {
    struct Screen: View {
      let model: Model
      let handle: Handle<() -> Void>
      @State private var showsAge = true
      var body: some View {
        let _ = handle.value = { showsAge = false }
        if showsAge { let _ = model.age }
        Text(model.name)
      }
    }
    let model = Model()
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(model: model, handle: handle))
    app.bodies { handle.value?() }
    #expect(app.bodies { model.age += 1 } == 0)
    #expect(app.bodies { model.name = "Grace" } == 1)
    #expect(app.bodies { model.name = "Emmy" } == 1)
  }

  @Observable
  final class Settings {
    var names = (0..<20).map { Name(id: $0) }
    var isOn = false

    struct Name: Identifiable {
      let id: Int
      var text = ""
      var isOn = false
    }
  }

  @Test func aChangeOfManyBoundControlsEvaluatesTheirBodyOnce() {
    struct Screen: View {
      @Bindable var settings: Settings
      var body: some View {
        List {
          ForEach($settings.names) { $name in
            Toggle(name.text, isOn: $name.isOn)
            TextField("Name", text: $name.text)
          }
        }
      }
    }
    let settings = Settings()
    let app = TestApp(Screen(settings: settings))
    for _ in 0..<3 {
      #expect(app.bodies { settings.names[3].isOn.toggle() } == 1)
      #expect(app.bodies { settings.names[4].text += "a" } == 1)
    }
  }

  @Test func aControlReadsItsBindingWithoutTheBodyAroundIt() {
    struct Screen: View {
      @Bindable var settings: Settings
      var body: some View {
        Toggle("Sound", isOn: $settings.isOn)
        Picker("Sound", selection: $settings.isOn) { Text("On").tag(true) }
      }
    }
    let settings = Settings()
    let app = TestApp(Screen(settings: settings))
    for _ in 0..<3 { #expect(app.bodies { settings.isOn.toggle() } == 0) }
  }

  @Test("A published property evaluates the owner and the view that it feeds", arguments: [0, 1])
  func stateObject(property: Int) {
    final class Store: ObservableObject {
      @Published var first = 0
      @Published var second = 0
    }
    struct Number: View {
      let value: Int
      var body: some View { Text("\(value)") }
    }
    struct Screen: View {
      let handle: Handle<Store>
      @StateObject private var store = Store()
      var body: some View {
        let _ = handle.value = store
        Number(value: store.first)
        Number(value: store.second)
      }
    }
    let handle = Handle<Store>()
    let app = TestApp(Screen(handle: handle))
    #expect(app.runtime.bodyEvaluations == 3)
    let bodies = app.bodies {
      if property == 0 { handle.value?.first += 1 } else { handle.value?.second += 1 }
    }
    #expect(bodies == 2)
  }

  @Test func anEnvironmentObjectReachesDeepViews() {
    final class Store: ObservableObject {
      @Published var title = "One"
    }
    struct Leaf: View {
      @EnvironmentObject private var store: Store
      var body: some View { Text(store.title) }
    }
    let store = Store()
    let app = TestApp(VStack { Group { Leaf() } }.environmentObject(store))
    #expect(app.texts == ["One"])
    #expect(app.bodies { store.title = "Two" } == 1)
    #expect(app.texts == ["Two"])
  }

  @Test func anOptionalEnvironmentObjectIsNilWithoutOne() {
    struct Leaf: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model?.name ?? "nobody") }
    }
    #expect(TestApp(Leaf()).texts == ["nobody"])
    #expect(TestApp(Leaf().environment(Model())).texts == ["Ada"])
  }
}
