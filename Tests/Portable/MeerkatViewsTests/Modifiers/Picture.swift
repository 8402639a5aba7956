import MeerkatUI
import MeerkatViews

/// A running view, with its elements as a small picture.
@MainActor
struct Stage {
  let runtime = Runtime()

  init<Content: View>(_ content: Content) {
    runtime.show(content)
    _ = picture
    _ = runtime.takeOperations()
  }

  /// The elements, one a line, those inside further to the right.
  var picture: String {
    runtime.window.children.map { Picture($0).lines.joined(separator: "\n") }
      .joined(separator: "\n")
  }

  /// The first element of a type.
  func first<Wanted: Element>(_ type: Wanted.Type) -> Wanted? {
    Stage.all(in: runtime.window).lazy.compactMap { $0 as? Wanted }.first
  }

  func send(_ event: ElementEvent, to element: Element) throws {
    try runtime.send(event, to: element)
  }

  /// The elements that hosts are told about since the last call.
  func takeUpdates() -> [String] {
    runtime.takeOperations().map {
      switch $0 {
      case .insert(let element, _, _): "+ \(Picture(element).head)"
      case .move(let element, _, _): "~ \(Picture(element).head)"
      case .remove(let element, _): "- \(Picture(element).head)"
      case .update(let element): "* \(Picture(element).head)"
      }
    }
  }

  private static func all(in element: Element) -> [Element] {
    [element] + element.children.flatMap { all(in: $0) }
  }
}

/// One element and those inside, in words.
@MainActor
private final class Picture: ElementVisitor {
  private(set) var head = ""
  private let element: Element

  init(_ element: Element) {
    self.element = element
    element.accept(self)
  }

  var lines: [String] {
    [head] + element.children.flatMap { Picture($0).lines }.map { "  " + $0 }
  }

  func visit(_ text: TextElement) { head = "\"\(text.text.plainText)\"" }
  func visit(_ image: ImageElement) {
    head = if case .system(let name) = image.image.source { "symbol \(name)" } else { "image" }
  }
  func visit(_ shape: ShapeElement) {
    head = "\(shape.kind)"
    if let fill = shape.fill { head += " filled \(words(fill))" }
    if let stroke = shape.stroke { head += " line \(words(stroke)) \(shape.strokeWidth)" }
  }
  func visit(_ button: ButtonElement) {
    head = "button \(button.look)\(button.role.map { " \($0.name)" } ?? "")"
    if !button.isEnabledNow { head += " disabled" }
  }
  func visit(_ toggle: ToggleElement) {
    head = "toggle \(toggle.isOn ? "on" : "off")"
    if !toggle.isEnabledNow { head += " disabled" }
  }
  func visit(_ field: TextFieldElement) {
    head = "field \(field.label): \"\(field.text)\""
    if field.isFocused { head += " focused" }
    if field.isSecure { head += " secure" }
    if field.isMultiline { head += " multiline" }
  }
  func visit(_ progress: ProgressElement) {
    head = "progress \(progress.fraction.map { "\($0)" } ?? "…")"
  }
  func visit(_ picker: PickerElement) {
    let options = picker.options.map(\.title).joined(separator: "|")
    let chosen = picker.selectedPosition.map { "\($0)" } ?? "none"
    head = "picker \(picker.look) \(options), chosen \(chosen)"
    if !picker.isEnabledNow { head += " disabled" }
  }
  func visit(_ menu: MenuElement) {
    head = "menu\(menu.hasPrimaryAction ? " with an action" : "")"
    if !menu.isEnabledNow { head += " disabled" }
  }
  func visit(_ modifier: ModifierElement) { head = words(modifier.modifier) }
  func visit(_ decoration: DecorationElement) { head = "\(decoration.side)" }
  func visit(_ label: LabelElement) { head = "label \(label.parts)" }
  func visit(_ stack: StackElement) { head = "stack" }
  func visit(_ spacer: SpacerElement) { head = "spacer" }
  func visit(_ divider: DividerElement) { head = "divider" }
  func visit(_ window: WindowElement) { head = "window" }
  func visit(_ list: ListElement) { head = "list \(list.look)" }
  func visit(_ section: SectionElement) { head = "section" }
  func visit(_ skipped: SkippedRowsElement) { head = "skipped \(skipped.range)" }
  func visit(_ scroll: ScrollElement) { head = "scroll" }
  func visit(_ actions: ActionsElement) { head = "swipe" }
  func visit(_ grid: TrackGridElement) { head = "grid" }
  func visit(_ grid: TableGridElement) { head = "table" }
  func visit(_ row: GridRowElement) { head = "row" }
  func visit(_ navigation: NavigationElement) { head = "navigation" }
  func visit(_ screen: ScreenElement) { head = "screen" }
  func visit(_ tabs: TabsElement) { head = "tabs" }
  func visit(_ split: SplitElement) { head = "tabs" }
  func visit(_ column: ColumnElement) { head = "tabs" }
  func visit(_ page: TabPageElement) { head = "page" }
  func visit(_ presentation: PresentationElement) { head = "presentation" }
  func visit(_ alert: AlertElement) { head = "alert" }
  func visit(_ geometry: GeometryElement) { head = "geometry" }
  func visit(_ layout: LayoutElement) { head = "layout" }
  func visit(_ drawing: DrawingElement) { head = "drawing of \(drawing.drawings.count)" }
  func visit(_ fitting: FittingElement) { head = "fitting \(fitting.chosen)" }

  private func words(_ paint: Paint) -> String {
    let name =
      switch paint.kind {
      case .color(let color): words(color)
      case .hierarchical(let level): "level \(level)"
      case .background: "background"
      case .linearGradient, .radialGradient, .angularGradient: "gradient"
      case .tint: "tint"
      case .separator: "separator"
      case .material: "material"
      }
    return paint.opacity == 1 ? name : "\(name) \(paint.opacity)"
  }

  private func words(_ color: Color) -> String {
    if case .system(let name) = color.source { name.rawValue } else { "color" }
  }

  private func words(_ modifier: ElementModifier) -> String {
    switch modifier {
    case .padding(let padding): "padding \(padding.length.map { "\($0)" } ?? "usual")"
    case .frame(let width, let height, _): "frame \(words(width)) × \(words(height))"
    case .flexibleFrame(let frame): "frame up to \(words(frame.maxWidth))"
    case .clip(let kind): "clip \(kind)"
    case .opacity(let opacity): "opacity \(opacity)"
    case .tappable(let count): "tappable \(count)"
    case .tint(let color): "tint \(color.map { words($0) } ?? "none")"
    case .accessibility(let attributes): "accessibility \(attributes.label ?? "")"
    default: "modifier"
    }
  }

  private func words(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "any" }
}
