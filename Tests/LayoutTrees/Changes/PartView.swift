import Foundation
import MeerkatUI

/// A part, with what stands around it and its modifiers.
struct PartView: View {
  let part: Part
  let outer: String

  private var path: String { part.path(in: outer) }

  var body: some View {
    if part.isShown {
      switch part.wrapping {
      case .plain: inside
      case .any: AnyView(inside)
      case .group: Group { inside }
      case .either: if part.generation.isMultiple(of: 2) { inside } else { inside }
      case .id: inside.id(part.generation)
      }
    }
  }

  private var inside: ModifiedPart { ModifiedPart(part: part, looks: part.looks[...], path: path) }
}

/// The views inside of a part, one after the other.
struct PartViews: View {
  let parts: [Part]
  let path: String

  init(_ part: Part, _ path: String) {
    self.parts = part.parts
    self.path = path
  }

  var body: some View {
    ForEach(parts) { PartView(part: $0, outer: path) }
  }
}

/// A part without some of its outermost modifiers.
private struct ModifiedPart: View {
  let part: Part
  let looks: ArraySlice<Part>
  let path: String

  var body: some View {
    if let look = looks.last {
      LookedPart(
        content: ModifiedPart(part: part, looks: looks.dropLast(), path: path), look: look,
        path: path)
    } else {
      PartContent(part: part, path: path)
    }
  }
}

/// A part itself.
private struct PartContent: View {
  let part: Part
  let path: String

  private var words: String { part.words }
  private var number: Int { part.number }
  private var content: PartViews { PartViews(part, path) }

  var body: some View { single }

  private var single: AnyView {
    switch part.kind {
    case .text: AnyView(Text(words))
    case .styled: AnyView(styled)
    case .label: AnyView(Label(words, systemImage: symbol))
    case .symbol: AnyView(Image(systemName: symbol))
    case .color: AnyView(hue.frame(width: CGFloat(number), height: 20))
    case .shape: AnyView(shape)
    case .divider: AnyView(Divider())
    case .spacer: AnyView(Spacer(minLength: part.isOn ? CGFloat(number) : nil))
    case .progress: AnyView(ProgressView(words, value: Double(number), total: 60))
    case .spinner: AnyView(ProgressView())
    case .field: AnyView(TextField("Field", text: .constant(words)))
    case .secure: AnyView(SecureField("Secret", text: .constant("\(number)")))
    case .editor: AnyView(TextEditor(text: .constant(words)).frame(height: 60))
    case .toggle: AnyView(Toggle(words, isOn: .constant(part.isOn)))
    case .stepper: AnyView(Stepper(words, value: .constant(number), in: 0...40))
    case .slider: AnyView(Slider(value: .constant(Double(number)), in: 0...60))
    case .picker: AnyView(picker)
    case .button: AnyView(button)
    case .labeled: AnyView(LabeledContent(words, value: "\(number)"))
    case .link: AnyView(link)
    case .ownField: AnyView(OwnField(part: part, path: path))
    case .ownToggle: AnyView(OwnToggle(part: part, path: path))
    case .menuPicker: AnyView(options.pickerStyle(.menu))
    default: container
    }
  }

  private var container: AnyView {
    switch part.kind {
    case .row: AnyView(HStack(alignment: vertical, spacing: spacing) { content })
    case .column: AnyView(VStack(alignment: horizontal, spacing: spacing) { content })
    case .pile: AnyView(ZStack(alignment: alignment) { content })
    case .lazyColumn: AnyView(LazyVStack(alignment: horizontal, spacing: spacing) { content })
    case .tracks:
      AnyView(LazyVGrid(columns: Array(repeating: GridItem(), count: 1 + number % 3)) { content })
    case .grid: AnyView(Grid(alignment: alignment) { content })
    case .gridRow: AnyView(GridRow { content })
    case .scroll where part.isOn:
      AnyView(ScrollView(.horizontal) { HStack { content } })
    case .scroll: AnyView(ScrollView { VStack(alignment: horizontal) { content } })
    case .group: AnyView(Group { content })
    case .groupBox: AnyView(GroupBox(words) { content })
    case .disclosure: AnyView(DisclosureGroup(words, isExpanded: .constant(part.isOn)) { content })
    case .pressable: AnyView(pressable)
    case .switchable: AnyView(Toggle(isOn: .constant(part.isOn)) { content })
    case .reader:
      AnyView(
        GeometryReader { place in
          VStack {
            Text("Width \(Int(place.size.width))")
            content
          }
        })
    case .fits: AnyView(ViewThatFits { content })
    case .flow: AnyView(FlowLayout(spacing: CGFloat(number % 10)) { content })
    case .menu: AnyView(Menu(words) { content })
    case .count:
      AnyView(ForEach(0..<number, id: \.self) { Text("\(words) \($0)") })
    default: screenful
    }
  }

  private var screenful: AnyView {
    switch part.kind {
    case .list:
      switch part.style % 4 {
      case 0: AnyView(List { content }.listStyle(.plain))
      case 1: AnyView(List { content }.listStyle(.insetGrouped))
      case 2: AnyView(List { content }.listStyle(.sidebar))
      default: AnyView(List { content })
      }
    case .form: AnyView(Form { content })
    case .section:
      AnyView(
        Section {
          content
        } header: {
          if !words.isEmpty { Text(words) }
        } footer: {
          if part.isOn { Text("Footer \(number)") }
        })
    case .navigationLink: AnyView(NavigationLink(value: part.id) { content })
    case .stack: AnyView(PartStack(part: part, path: path))
    case .tabs where !part.parts.isEmpty: AnyView(tabs)
    default: AnyView(EmptyView())
    }
  }

  private var tabs: some View {
    TabView(selection: .constant(part.parts[number % part.parts.count].id)) {
      ForEach(part.parts) { page in
        PartView(part: page, outer: path)
          .tabItem {
            Label(page.words.isEmpty ? "Page \(page.id)" : page.words, systemImage: page.symbol)
          }
          .tag(page.id)
      }
    }
  }

  private var styled: Text {
    var text = Text(words)
    if part.isOn { text = text.bold() }
    if number.isMultiple(of: 2) { text = text.italic() }
    if number.isMultiple(of: 3) { text = text.foregroundColor(hue) }
    if part.style.isMultiple(of: 3) { text = text + Text(" and \(number)").underline() }
    return text
  }

  @ViewBuilder private var shape: some View {
    switch part.style % 4 {
    case 0: Circle().fill(hue).frame(width: CGFloat(10 + number), height: 30)
    case 1: Capsule().stroke(hue, lineWidth: CGFloat(1 + number % 4)).frame(width: 60, height: 30)
    case 2: RoundedRectangle(cornerRadius: CGFloat(number % 20)).frame(height: 30)
    default: Rectangle().foregroundStyle(hue).frame(width: 30, height: CGFloat(10 + number))
    }
  }

  private var options: some View {
    Picker(words, selection: .constant(number % 3)) {
      ForEach(0..<(part.isOn ? 3 : 4), id: \.self) { Text("\(words) \($0)").tag($0) }
    }
  }

  @ViewBuilder private var picker: some View {
    switch part.style % 4 {
    case 0: options
    case 1: options.pickerStyle(.segmented)
    case 2: options.pickerStyle(.inline)
    default: options.pickerStyle(.wheel)
    }
  }

  @ViewBuilder private var button: some View {
    let role: ButtonRole? = part.isOn ? nil : number.isMultiple(of: 2) ? .destructive : .cancel
    let button = Button(words, role: role) {}
    switch part.style % 5 {
    case 0: button
    case 1: button.buttonStyle(.bordered)
    case 2: button.buttonStyle(.borderedProminent)
    case 3: button.buttonStyle(.plain)
    default: Button(words, systemImage: symbol) {}
    }
  }

  @ViewBuilder private var pressable: some View {
    let button = Button(action: {}, label: { HStack { content } })
    switch part.style % 3 {
    case 0: button
    case 1: button.buttonStyle(.bordered)
    default: button.buttonStyle(.plain)
    }
  }

  @ViewBuilder private var link: some View {
    if let url = URL(string: "https://example.com/\(number)") { Link(words, destination: url) }
  }

  private var symbol: String { part.symbol }
  private var hue: Color { part.hue }
  private var spacing: CGFloat? { part.isOn ? CGFloat(number % 24) : nil }
  private var alignment: Alignment { part.alignment }
  private var horizontal: HorizontalAlignment { alignment.horizontal }
  private var vertical: VerticalAlignment { alignment.vertical }
}

extension Part {
  var symbol: String { ["star", "heart", "trash", "leaf"][number % 4] }
  var hue: Color { [Color.red, .green, .blue, .orange, .primary, .secondary][number % 6] }
  var alignment: Alignment {
    [.center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing][style % 7]
  }
}

/// A stack of screens, which lie on top of one another.
private struct PartStack: View {
  let part: Part
  let path: String

  var body: some View {
    NavigationStack(path: .constant(part.parts.dropFirst().map(\.id))) {
      if let root = part.parts.first {
        PartView(part: root, outer: path)
          .navigationDestination(for: Int.self) { id in
            if let screen = part.parts.first(where: { $0.id == id }) {
              PartView(part: screen, outer: path)
            } else {
              Text("Nothing")
            }
          }
      }
    }
  }
}

/// A field whose text belongs to it alone, and is said beside it.
private struct OwnField: View {
  let part: Part
  let path: String
  @State private var text: String

  init(part: Part, path: String) {
    self.part = part
    self.path = path
    _text = State(initialValue: part.words)
  }

  var body: some View {
    HStack {
      TextField("Own \(part.id)", text: $text).accessibilityIdentifier(path)
      Text("Says \(text)")
    }
  }
}

/// A switch that is on or off by itself.
private struct OwnToggle: View {
  let part: Part
  let path: String
  @State private var isOn: Bool

  init(part: Part, path: String) {
    self.part = part
    self.path = path
    _isOn = State(initialValue: part.words == "on")
  }

  var body: some View {
    Toggle("Own \(part.id)", isOn: $isOn).accessibilityIdentifier(path)
    if isOn { Text("It is on") }
  }
}
