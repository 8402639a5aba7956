import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct ControlCallSites: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var number = 3
  @State private var amount = 0.5
  @Environment(\.openURL) var openURL
  let title: String = "Title"
  var optional: String? = nil
  private let page = URL(filePath: "/page")
  func save() {}

  var body: some View {
    Button("Save", action: save)
    Button("Save") { number += 1 }
    Button(title) { isOn.toggle() }
    Button("Delete", role: .destructive) { save() }
    Button("Delete", role: .destructive, action: save)
    Button(action: save) { Text("x") }
    Button(action: { number += 1 }, label: { Label("x", systemImage: "star") })
    Button {
      save()
    } label: {
      Image(systemName: "star")
    }
    Button(role: .cancel) {
    } label: {
      Text("x")
    }
    Button("Add", systemImage: "plus") { save() }
    Button("Add", systemImage: "plus", action: save)
    Button("Add", systemImage: "plus", role: .destructive) {}
    Button(optional ?? "none") { withAnimation { isOn.toggle() } }.buttonStyle(.plain).buttonStyle(
      PlainButtonStyle()
    ).buttonStyle(.bordered).buttonStyle(BorderlessButtonStyle())
    Button("x") {}.buttonStyle(PrimaryButton(color: .red)).buttonStyle(.primary).buttonStyle(
      TapStyle()
    ).controlSize(.large).buttonBorderShape(.capsule).disabled(name.isEmpty).keyboardShortcut(
      .defaultAction
    ).keyboardShortcut("s", modifiers: [.command])
    Button("x") { Task { await MainActor.run { save() } } }.help("Hint").tint(.red).tint(
      isOn ? .red : nil)
    Label("x", systemImage: "star").labelStyle(.titleOnly).labelStyle(.iconOnly).labelStyle(
      RowLabel())
    Label {
      Text("x")
    } icon: {
      Image(systemName: "star").foregroundColor(.red)
    }
    Label(title, systemImage: "star"); Label(title, image: "pic");
    Label(title: { Text("x") }, icon: { Circle() })
    Toggle("On", isOn: $isOn).toggleStyle(.switch).toggleStyle(SwitchToggleStyle(tint: .red))
      .labelsHidden().toggleStyle(CheckStyle())
    Toggle(isOn: $isOn) { Text("x") }
    Toggle(isOn: $isOn, label: { Text("x") })
    Toggle(title, isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    ProgressView(); ProgressView("Loading…"); ProgressView(value: 0.3);
    ProgressView(value: amount, total: 10); ProgressView("x", value: 3, total: 10);
    ProgressView { Text("x") }
    ProgressView().progressViewStyle(.circular).progressViewStyle(
      CircularProgressViewStyle(tint: .red)
    ).tint(.red)
    Link("x", destination: page)
    Link(destination: page) { Text("x") }
    Stepper("Count: \(number)", value: $number, in: 0...10)
    Stepper("n", value: $number); Stepper(value: $number, in: 1...3, step: 1) { Text("x") }
    Stepper("x", onIncrement: { number += 1 }, onDecrement: nil)
    Slider(value: $amount); Slider(value: $amount, in: 0...10, step: 1)
    Slider(value: $amount, in: 0...1) {
      Text("x")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $amount, onEditingChanged: { isOn = $0 }) { Text("x") }
    Slider(
      value: $amount, in: 0...1, step: 0.1, onEditingChanged: { isOn = $0 }, label: { Text("x") })
    Slider(
      value: $amount, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
    ) { Text("x") }
    Slider(
      value: $amount, in: 0...1, step: 0.1, onEditingChanged: { isOn = $0 },
      minimumValueLabel: Image(systemName: "minus"), maximumValueLabel: Image(systemName: "plus"),
      label: { Text("x") })
    Stepper(onIncrement: { number += 1 }, onDecrement: { number -= 1 }) { Text("x") }
    Stepper(onIncrement: save, onDecrement: save, label: { Text("x") })
    Stepper(value: $number, in: 0...3, onEditingChanged: { isOn = $0 }) { Text("x") }
    Stepper("x", value: $amount, in: 0...3, step: 0.5, format: .number)
    LabeledContent("Name", value: name); LabeledContent("x") { Text("y") };
    LabeledContent("n", value: number, format: .number)
    GroupBox("x") { Text("y") };
    ContentUnavailableView("x", systemImage: "star", description: Text("y"));
    ContentUnavailableView.search
    ContentUnavailableView {
      Label("x", systemImage: "star")
    } description: {
      Text("d")
    } actions: {
      Button("x") {}
    }
    Button {
      openURL(page)
    } label: {
      Text("x")
    }
    Gauge(value: 0.5) {
      Text("x")
    } currentValueLabel: {
      Text("y")
    } markedValueLabels: {
      Text("z").tag(0.3)
    }
    PasteButton(payloadType: String.self) { print($0) }
    Text("x").font(.body.width(.condensed)).typesettingLanguage(.init(languageCode: .thai))
    TextField("x", text: .constant("")).onKeyPress(characters: .alphanumerics) { _ in .ignored }
    DisclosureGroup("x") { Text("y") }
    DisclosureGroup(isExpanded: $isOn) {
      Text("y")
    } label: {
      Text("x")
    }
  }
}
