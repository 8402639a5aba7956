import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct BindingTests {
  /// The owner of the house.
  enum Owner: CaseIterable {
    case state, elementOfState, stateObject, observedObject, environmentObject, elementOfAnObject
    case bindable, stateOfAnObservable, closures
  }

  @Test("Whoever reads a binding shows a change, wherever the binding leads and is read")
  func everyReaderFollows() {
    var wrong: [String] = []
    for owner in Owner.allCases {
      for (way, path) in waysIntoAHouse {
        for (place, show) in placesOfReading {
          let (app, switchOn) = open(owner) { show(path($0)) }
          let before = app.lights
          app.bodies { switchOn() }
          if before.last != "off" || app.lights.last != "on" {
            wrong.append("\(owner), \(way), \(place): \(before) \(app.lights)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  private func open(
    _ owner: Owner, show: @escaping (Binding<House>) -> AnyView
  ) -> (TestApp, () -> Void) {
    let street = Street()
    let handle = Handle<() -> Void>()
    let switchOn = { handle.value?() ?? street.house.switchOn() }
    switch owner {
    case .state: return (TestApp(StateOwner(handle: handle, show: show)), switchOn)
    case .elementOfState: return (TestApp(ElementOwner(handle: handle, show: show)), switchOn)
    case .stateObject: return (TestApp(ObjectOwner(street: street, show: show)), switchOn)
    case .observedObject:
      return (TestApp(ObservingOwner(street: street, show: show)), switchOn)
    case .environmentObject:
      return (TestApp(SurroundedOwner(show: show).environmentObject(street)), switchOn)
    case .elementOfAnObject:
      return (
        TestApp(ObjectElementOwner(street: street, show: show)), { street.houses[0].switchOn() }
      )
    case .bindable:
      let street = ObservedStreet()
      return (
        TestApp(BindableOwner(street: street, show: show)), { street.house.switchOn() }
      )
    case .stateOfAnObservable:
      let street = ObservedStreet()
      return (
        TestApp(ObservableStateOwner(street: street, show: show)), { street.house.switchOn() }
      )
    case .closures:
      return (TestApp(ClosureOwner(handle: handle, show: show)), switchOn)
    }
  }

  @Test("A row of a collection's binding shows a change of its element")
  func rowsFollow() {
    struct Row: View {
      @Binding var lamp: Lamp
      var body: some View { Text(lamp.isOn ? "on" : "off") }
    }
    final class Lamps: ObservableObject {
      @Published var lamps = [Lamp(id: 1), Lamp(id: 2)]
    }
    struct Screen: View {
      @StateObject var model: Lamps
      var body: some View { ForEach($model.lamps) { Row(lamp: $0) } }
    }
    let model = Lamps()
    let app = TestApp(Screen(model: model))
    #expect(app.bodies { model.lamps[1].isOn = true } == 2)
    #expect(app.texts == ["off", "on"])
  }

  @Test("A child whose property of an object has not changed is not evaluated again")
  func childrenOfOtherPropertiesRest() {
    struct Child: View {
      @Binding var isOn: Bool
      var body: some View { Text(isOn ? "on" : "off") }
    }
    struct Screen: View {
      @ObservedObject var street: Street
      var body: some View {
        Child(isOn: $street.house.isOn)
        Child(isOn: $street.house.hall.isOn)
      }
    }
    let street = Street()
    let app = TestApp(Screen(street: street))
    #expect(app.bodies { street.house.isOn = true } == 2)
    #expect(app.texts == ["on", "off"])
  }

  @Test func aFocusBindingIsFollowed() {
    struct Child: View {
      @FocusState.Binding var isFocused: Bool
      var body: some View { Text(isFocused ? "on" : "off") }
    }
    struct Screen: View {
      let handle: Handle<() -> Void>
      @FocusState private var isFocused
      var body: some View {
        let _ = handle.value = { isFocused = true }
        Child(isFocused: $isFocused)
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    app.bodies { handle.value?() }
    #expect(app.texts == ["on"])
  }

  @Test("A bindable property is set by its object in a memberwise initializer")
  func bindableInMemberwiseInitializers() {
    struct Child: View {
      @Bindable var bulb: Bulb
      var body: some View {
        Toggle("", isOn: $bulb.isOn)
      }
    }
    struct Screen: View {
      let bulb: Bulb
      var body: some View { Child(bulb: bulb) }
    }
    let bulb = Bulb()
    let app = TestApp(Screen(bulb: bulb))
    app.bodies { bulb.isOn = true }
    #expect(app.lights == ["on"])
  }

  enum Way: CaseIterable { case compared, input, action }

  @Test(
    "A binding to an element that has gone answers with what it last held",
    arguments: Way.allCases)
  func elementsThatHaveGone(way: Way) {
    struct Row: View, Equatable {
      @Binding var name: String
      let handle: Handle<() -> String>
      var body: some View {
        let _ = handle.value = { name }
        Text(name)
      }

      nonisolated static func == (left: Self, right: Self) -> Bool {
        left._name.wrappedValue == right._name.wrappedValue
      }
    }
    struct Holder: View {
      let row: Row
      var body: some View { row }
    }
    struct Screen: View {
      let way: Way
      let handle: Handle<() -> Void>
      let row: Handle<() -> String>
      @State private var names = ["Ada", "Grace"]
      var body: some View {
        let _ =
          handle.value = {
            names[1] = "Edsger"
            names = [names[1]]
          }
        let last = Row(name: $names[names.count - 1], handle: row)
        switch way {
        case .compared: EquatableView(content: last)
        case .input: Holder(row: last)
        case .action: if names.count == 2 { last }
        }
      }
    }
    let handle = Handle<() -> Void>()
    let row = Handle<() -> String>()
    let app = TestApp(Screen(way: way, handle: handle, row: row))
    app.bodies { handle.value?() }
    #expect(app.texts == (way == .action ? [] : ["Edsger"]))
    #expect(row.value?() == (way == .action ? "Grace" : "Edsger"))
  }
}

extension TestApp {
  /// What the texts say, and whether switches are on.
  fileprivate var lights: [String] {
    elements.compactMap {
      if let toggle = $0 as? ToggleElement { return toggle.isOn ? "on" : "off" }
      guard let text = ($0 as? TextElement)?.text.plainText else { return nil }
      return text.isEmpty ? nil : text
    }
  }
}

private struct StateOwner: View {
  let handle: Handle<() -> Void>
  let show: (Binding<House>) -> AnyView
  @State private var house = House()
  var body: some View {
    let _ = handle.value = { house.switchOn() }
    show($house)
  }
}

private struct ElementOwner: View {
  let handle: Handle<() -> Void>
  let show: (Binding<House>) -> AnyView
  @State private var houses = [House()]
  var body: some View {
    let _ = handle.value = { houses[0].switchOn() }
    show($houses[0])
  }
}

private struct ObjectOwner: View {
  @StateObject var street: Street
  let show: (Binding<House>) -> AnyView

  init(street: Street, show: @escaping (Binding<House>) -> AnyView) {
    _street = StateObject(wrappedValue: street)
    self.show = show
  }

  var body: some View { show($street.house) }
}

private struct ObservingOwner: View {
  @ObservedObject var street: Street
  let show: (Binding<House>) -> AnyView
  var body: some View { show($street.house) }
}

private struct SurroundedOwner: View {
  @EnvironmentObject var street: Street
  let show: (Binding<House>) -> AnyView
  var body: some View { show($street.house) }
}

private struct ObjectElementOwner: View {
  @ObservedObject var street: Street
  let show: (Binding<House>) -> AnyView
  var body: some View { show($street.houses[0]) }
}

private struct BindableOwner: View {
  @Bindable var street: ObservedStreet
  let show: (Binding<House>) -> AnyView
  var body: some View { show($street.house) }
}

private struct ObservableStateOwner: View {
  @State var street: ObservedStreet
  let show: (Binding<House>) -> AnyView
  var body: some View { show($street.house) }
}

private struct ClosureOwner: View {
  let handle: Handle<() -> Void>
  let show: (Binding<House>) -> AnyView
  @State private var house = House()
  var body: some View {
    let _ = handle.value = { house.switchOn() }
    show(Binding(get: { house }, set: { house = $0 }))
  }
}
