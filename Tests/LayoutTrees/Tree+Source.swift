extension Tree {
  /// The tree as Swift source.
  var source: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    if let modifier {
      var lines = children[0].lines
      let inside = children.dropFirst().flatMap(\.lines)
      if inside.isEmpty {
        lines[lines.count - 1] += modifier
      } else {
        lines[lines.count - 1] += modifier + " {"
        lines += inside.map { "  " + $0 } + ["}"]
      }
      return lines
    }
    guard !children.isEmpty else { return [opening] }
    var lines = [opening + " {"] + children.flatMap(\.lines).map { "  " + $0 } + ["}"]
    lines[lines.count - 1] += ending
    if case .screen(let title) = kind {
      lines = ["NavigationStack {"] + children.flatMap(\.lines).map { "  " + $0 } + ["}"]
      lines[lines.count - 2] += ".navigationTitle(\"\(title)\")"
    }
    return lines
  }

  private var opening: String {
    switch kind {
    case .text(let words): "Text(\"\(words)\")"
    case .symbol(let name): "Image(systemName: \"\(name)\")"
    case .label(let title, let symbol): "Label(\"\(title)\", systemImage: \"\(symbol)\")"
    case .color(let hue): "Color.\(hue)"
    case .box(let hue, let width, let height):
      "Color.\(hue).frame(width: \(width), height: \(height))"
    case .picture(let name, let width, let height):
      "Image(systemName: \"\(name)\").resizable().frame(width: \(width), height: \(height))"
    case .spacer: "Spacer()"
    case .divider: "Divider()"
    case .toggle(let title): "Toggle(\"\(title)\", isOn: .constant(true))"
    case .button(let title, let border): "Button(\"\(title)\") {}.buttonStyle(.\(border))"
    case .field(let title): "TextField(\"\(title)\", text: .constant(\"\"))"
    case .progress: "ProgressView(value: 0.5)"
    case .labeled(let title, let value): "LabeledContent(\"\(title)\", value: \"\(value)\")"
    case .link(let title): "NavigationLink(\"\(title)\") { EmptyView() }"
    case .row(let alignment, let spacing): "HStack(\(list(alignment.rawValue, spacing)))"
    case .column(let alignment, let spacing): "VStack(\(list(alignment.rawValue, spacing)))"
    case .pile(let x, let y): "ZStack(alignment: \(Tree.alignment(x, y)))"
    case .grid(let alignment, let spacing):
      "Grid(alignment: .\(alignment), horizontalSpacing: \(spacing.text), "
        + "verticalSpacing: \(spacing.text))"
    case .gridRow: "GridRow"
    case .tracks(let count): "LazyVGrid(columns: Array(repeating: GridItem(), count: \(count)))"
    case .scroll(let isHorizontal): "ScrollView(.\(isHorizontal ? "horizontal" : "vertical"))"
    case .list(.form): "Form"
    case .list: "List"
    case .section(let title): title.map { "Section(\"\($0)\")" } ?? "Section"
    case .flow(let spacing): "FlowLayout(spacing: \(spacing))"
    case .pressable: "Button(action: {}) { HStack"
    case .switchable: "Toggle(isOn: .constant(true))"
    case .reader: "GeometryReader { _ in VStack"
    default: "Group"
    }
  }

  private var ending: String {
    switch kind {
    case .list(let look) where look != .form: ".listStyle(.\(look))"
    case .pressable(let border): " }.buttonStyle(.\(border))"
    case .reader: " }"
    default: ""
    }
  }

  /// What stands behind the view; nil for what is no modifier.
  private var modifier: String? {
    switch kind {
    case .frame(let width, let height, let x, let y):
      ".frame(width: \(width.text), height: \(height.text), alignment: \(Tree.alignment(x, y)))"
    case .limits(let minWidth, let maxWidth, let maxHeight, let x, let y):
      ".frame(minWidth: \(minWidth.text), maxWidth: \(text(maxWidth)), "
        + "maxHeight: \(text(maxHeight)), alignment: \(Tree.alignment(x, y)))"
    case .padding(let sides, let length): ".padding(.\(sides), \(length.text))"
    case .fixedSize(let isWide, let isHigh):
      ".fixedSize(horizontal: \(isWide), vertical: \(isHigh))"
    case .overlay(let x, let y): ".overlay(alignment: \(Tree.alignment(x, y)))"
    case .background(let x, let y): ".background(alignment: \(Tree.alignment(x, y)))"
    case .inset(let isTop): ".safeAreaInset(edge: .\(isTop ? "top" : "bottom"))"
    case .font(let face): ".font(.\(face))"
    case .lineLimit: ".lineLimit(1)"
    case .priority: ".layoutPriority(1)"
    case .offset(let x, let y): ".offset(x: \(x), y: \(y))"
    case .named(let name): ".accessibilityLabel(\"\(name)\")"
    default: nil
    }
  }

  private func list(_ alignment: String, _ spacing: Int?) -> String {
    let parts = [
      alignment == "center" ? nil : "alignment: .\(alignment)", spacing.map { "spacing: \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func alignment(_ x: Horizontal, _ y: Vertical) -> String {
    let words = [y == .center ? nil : y.rawValue, x == .center ? nil : x.rawValue]
      .compactMap(\.self)
    guard let first = words.first else { return ".center" }
    return "." + first + words.dropFirst().map(\.capitalized).joined()
  }

  private func text(_ limit: Limit?) -> String {
    switch limit {
    case .points(let points): "\(points)"
    case .infinity: ".infinity"
    case nil: "nil"
    }
  }
}

extension Int? {
  fileprivate var text: String { map { "\($0)" } ?? "nil" }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
