import MeerkatUI
import MeerkatViews
import Observation

/// What bindings of all kinds lead into.
struct House {
  var isOn = false
  var hall = Lamp()
  var lamps = [Lamp(), Lamp()]
  var switches = [false, false]
  var named = ["hall": false]
  var maybe: Bool? = false
  var bulb = Bulb()

  mutating func switchOn() {
    isOn = true
    hall.isOn = true
    lamps[1].isOn = true
    switches[1] = true
    named["hall"] = true
    maybe = true
    bulb.isOn = true
  }
}

struct Lamp: Identifiable {
  var id = 0
  var isOn = false
}

@Observable
final class Bulb {
  var isOn = false
}

/// An object whose changes are announced as a whole.
final class Street: ObservableObject {
  @Published var house = House()
  @Published var houses = [House()]
}

/// An object whose properties are observed one by one.
@Observable
final class ObservedStreet {
  var house = House()
}

/// The ways from a house to what is on or off in it.
@MainActor
let waysIntoAHouse: [(name: String, way: @MainActor (Binding<House>) -> Binding<Bool>)] = [
  ("property", { $0.isOn }),
  ("property of a property", { $0.hall.isOn }),
  ("binding of a binding", { $0.hall.projectedValue.isOn.projectedValue }),
  ("element", { $0.switches[1] }),
  ("property of an element", { $0.lamps[1].isOn }),
  ("value in a dictionary", { Binding($0.named["hall"]) ?? .constant(false) }),
  ("optional", { Binding($0.maybe) ?? .constant(false) }),
  ("observable object", { $0.bulb.isOn }),
  ("animated", { $0.isOn.animation() }),
  (
    "closures",
    { house in Binding(get: { house.wrappedValue.isOn }, set: { house.wrappedValue.isOn = $0 }) }
  ),
]

/// Where a binding is read.
@MainActor
let placesOfReading: [(name: String, show: (Binding<Bool>) -> AnyView)] = [
  ("body", { AnyView(Text($0.wrappedValue ? "on" : "off")) }),
  ("child", { AnyView(Child(isOn: $0)) }),
  ("child of a child", { AnyView(Parent(isOn: $0)) }),
  ("switch of a child", { AnyView(Switch(isOn: $0)) }),
  ("modifier", { AnyView(Text("").modifier(Shown(isOn: $0))) }),
  ("style", { AnyView(Switch(isOn: $0).toggleStyle(Words())) }),
  ("property of a style", { AnyView(Switch(isOn: .constant(true)).toggleStyle(Own(isOn: $0))) }),
  (
    "row",
    { isOn in AnyView(ForEach([0], id: \.self) { _ in Child(isOn: isOn) }) }
  ),
  ("environment", { AnyView(Surrounded().environment(\.lamp, $0)) }),
  ("compared child", { AnyView(EquatableView(content: Child(isOn: $0))) }),
]

private struct Child: View, Equatable {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left._isOn.wrappedValue == right._isOn.wrappedValue
  }
}

private struct Parent: View {
  @Binding var isOn: Bool
  var body: some View { Child(isOn: $isOn) }
}

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("", isOn: $isOn) }
}

private struct Shown: ViewModifier {
  @Binding var isOn: Bool
  func body(content: Content) -> some View {
    content
    Text(isOn ? "on" : "off")
  }
}

private struct Words: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isOn ? "on" : "off")
  }
}

private struct Own: ToggleStyle {
  @Binding var isOn: Bool
  func makeBody(configuration: Configuration) -> some View { Text(isOn ? "on" : "off") }
}

private struct Surrounded: View {
  @Environment(\.lamp) private var lamp
  var body: some View { Text(lamp.wrappedValue ? "on" : "off") }
}

private struct LampKey: EnvironmentKey {
  static var defaultValue: Binding<Bool> { .constant(false) }
}

extension EnvironmentValues {
  fileprivate var lamp: Binding<Bool> {
    get { self[LampKey.self] }
    set { self[LampKey.self] = newValue }
  }
}
