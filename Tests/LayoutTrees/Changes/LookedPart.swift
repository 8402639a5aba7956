import MeerkatUI

/// A view with a modifier.
struct LookedPart<Content: View>: View {
  let content: Content
  let look: Part
  let path: String

  private var number: Int { look.number }
  private var length: CGFloat { CGFloat(look.number) }
  private var isOn: Bool { look.isOn }
  private var inside: PartViews { PartViews(look, path + "+\(look.id)") }

  var body: some View { looked }

  private var looked: AnyView {
    switch look.kind {
    case .padding: AnyView(content.padding(isOn ? .all : .leading, length / 2))
    case .frame:
      AnyView(
        content.frame(
          width: 40 + length * 3, height: isOn ? 20 + length : nil, alignment: look.alignment))
    case .limits:
      AnyView(
        content.frame(
          minWidth: length, maxWidth: isOn ? .infinity : nil, alignment: look.alignment))
    case .font: AnyView(content.font([.title, .headline, .caption, .body][number % 4]))
    case .bold: AnyView(content.bold(isOn))
    case .foreground: AnyView(content.foregroundStyle(look.hue))
    case .tint: AnyView(content.tint(look.hue))
    case .opacity: AnyView(content.opacity(Double(number) / 60))
    case .disabled: AnyView(content.disabled(isOn))
    case .hidden: AnyView(content.accessibilityHidden(isOn))
    case .offset: AnyView(content.offset(x: length, y: isOn ? length : 0))
    case .turned: AnyView(content.rotationEffect(.degrees(Double(number))))
    case .scaled: AnyView(content.scaleEffect(Double(30 + number) / 60))
    case .clipped: AnyView(content.clipShape(RoundedRectangle(cornerRadius: length)))
    case .border: AnyView(content.border(look.hue, width: length / 10))
    case .shadow: AnyView(content.shadow(radius: length / 10))
    case .lineLimit: AnyView(content.lineLimit(isOn ? 1 + number % 3 : nil))
    case .fixedSize: AnyView(content.fixedSize(horizontal: isOn, vertical: true))
    case .priority: AnyView(content.layoutPriority(Double(number % 3)))
    case .named: AnyView(content.accessibilityLabel(look.words))
    case .silent: AnyView(content.accessibilityElement(children: isOn ? .ignore : .contain))
    case .joined: AnyView(content.accessibilityElement(children: .combine))
    case .value: AnyView(content.accessibilityValue("\(number)"))
    default: surroundings
    }
  }

  private var surroundings: AnyView {
    switch look.kind {
    case .typeSize:
      let sizes = DynamicTypeSize.allCases
      return AnyView(content.dynamicTypeSize(sizes[number % sizes.count]))
    case .scheme: return AnyView(content.environment(\.colorScheme, isOn ? .dark : .light))
    case .direction:
      return AnyView(content.environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight))
    case .contentShape: return AnyView(content.contentShape(Rectangle()))
    case .tapped: return AnyView(content.onTapGesture(count: 1 + number % 2) {})
    case .help: return AnyView(content.help(look.words))
    case .transition: return AnyView(content.transition(isOn ? .opacity : .scale))
    case .redacted: return AnyView(content.redacted(reason: isOn ? .placeholder : []))
    case .zIndex: return AnyView(content.zIndex(Double(number)))
    case .position: return AnyView(content.position(x: length, y: length))
    case .aspect:
      return AnyView(content.aspectRatio(1 + length / 60, contentMode: isOn ? .fit : .fill))
    case .badge: return AnyView(content.badge(number))
    case .rowColor: return AnyView(content.listRowBackground(isOn ? look.hue : nil))
    case .rowSeparator: return AnyView(content.listRowSeparator(isOn ? .hidden : .visible))
    case .title: return AnyView(content.navigationTitle(look.words.isEmpty ? "Title" : look.words))
    case .titleLook:
      return AnyView(content.navigationBarTitleDisplayMode(isOn ? .inline : .large))
    case .searchable: return AnyView(content.searchable(text: .constant(look.words)))
    case .controlSize:
      return AnyView(content.controlSize([.mini, .small, .regular, .large][number % 4]))
    case .textCase: return AnyView(content.textCase(isOn ? .uppercase : nil))
    default: return decorated
    }
  }

  private var decorated: AnyView {
    switch look.kind {
    case .overlay: AnyView(content.overlay(alignment: look.alignment) { inside })
    case .background: AnyView(content.background(alignment: look.alignment) { inside })
    case .bar:
      AnyView(
        content.safeAreaInset(edge: isOn ? .top : .bottom, spacing: length / 6) { inside })
    case .sheet: AnyView(content.sheet(isPresented: .constant(isOn)) { inside })
    case .cover: AnyView(content.fullScreenCover(isPresented: .constant(isOn)) { inside })
    case .popover: AnyView(content.popover(isPresented: .constant(isOn)) { inside })
    case .alert:
      AnyView(
        content.alert(look.words, isPresented: .constant(isOn)) {
          inside
        } message: {
          if number.isMultiple(of: 2) { Text("Message \(number)") }
        })
    case .question:
      AnyView(content.confirmationDialog(look.words, isPresented: .constant(isOn)) { inside })
    case .context: AnyView(content.contextMenu { inside })
    case .swipes: AnyView(content.swipeActions(edge: isOn ? .leading : .trailing) { inside })
    case .toolbar:
      AnyView(
        content.toolbar {
          ToolbarItem(placement: isOn ? .primaryAction : .cancellationAction) { inside }
        })
    default: AnyView(content)
    }
  }
}
