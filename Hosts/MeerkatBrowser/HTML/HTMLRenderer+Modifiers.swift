package import MeerkatViews

extension HTMLRenderer {
  package func visit(_ element: ModifierElement) {
    writer.open("view-box", id: element.id)
    writeClasses(of: element.modifier, on: element)
    if let sized = element as? SizedModifierElement {
      writeClip(of: sized)
    } else {
      writeStyle(of: element.modifier)
      switch element.modifier {
      case .colorEffect(let effect): writer.filter(effect, id: element.id)
      case .alignmentGuide(let guide):
        writer.shift(AlignmentShift(of: guide, in: element.surroundingAlignment))
      default: break
      }
    }
    writeAttributes(of: element)
    end("view-box") {
      switch element.modifier {
      case .refreshable:
        // For people who can't pull the content down.
        openButton("refresh", .refresh, "Refresh", of: element)
        end("button") { writeSymbol("arrow.clockwise", of: element) }
      case .table(let table): write(table)
      case .colorEffect(let effect): writer.filterMarkup(effect, id: element.id)
      default: break
      }
      writeChildren(of: element)
    }
  }

  private func writeClasses(of modifier: ElementModifier, on element: Element) {
    writeGrowth(of: element)
    if !modifier.isTouchable { writer.className("untouchable") }
    switch modifier {
    case .frame(let width, let height, let alignment):
      writer.className("frame")
      if width != nil { writer.className("fixed-width") }
      if height != nil { writer.className("fixed-height") }
      alignment.writeClasses(to: &writer)
    case .flexibleFrame(let frame):
      writer.className("frame")
      if frame.maxWidth?.isFinite == true { writer.className("capped-width") }
      if frame.maxHeight?.isFinite == true { writer.className("capped-height") }
      frame.alignment.writeClasses(to: &writer)
    case .containerFrame(let frame):
      writer.className("frame")
      if frame.width != nil { writer.className("contained-width") }
      if frame.height != nil { writer.className("contained-height") }
      frame.alignment.writeClasses(to: &writer)
    case .fixedSize(let isWide, let isHigh):
      if isWide { writer.className("ideal-width") }
      if isHigh { writer.className("ideal-height") }
    case .position: writer.className("positioned")
    case .aspectRatio(_, let mode):
      writer.className("ratio")
      if mode == .fill { writer.className("overfull") }
    case .hidden: writer.className("invisible")
    case .clip: writer.className("clipped")
    case .contentShape(.some): writer.className("touchable")
    case .layoutPriority(let priority) where priority > 0: writer.className("first-served")
    case .tappable: writer.className("tappable")
    case .textSelection(let isAllowed): writer.className(isAllowed ? "selectable" : "unselectable")
    case .refreshable(let isRunning):
      writer.className("refreshable")
      if isRunning { writer.className("refreshing") }
    case .inheritedLook(let look): writeClass(of: look)
    case .inset(let edge): writeClasses(ofInset: edge)
    case .ignoresSafeArea(let edges): writeClasses(ofUnsafe: edges)
    case .colorScheme(let scheme):
      writer.className("surroundings")
      if let scheme { writer.className(of: scheme) }
    case .layoutDirection, .dynamicTypeSize: writer.className("surroundings")
    default: break
    }
  }

  private func writeClass(of look: InheritedLook) {
    switch look {
    case .controlSize(.mini): writer.className("controls-mini")
    case .controlSize(.small): writer.className("controls-small")
    case .controlSize(.regular): writer.className("controls-regular")
    case .controlSize(.large): writer.className("controls-large")
    case .controlSize(.extraLarge): writer.className("controls-extra-large")
    case .buttonShape(let shape):
      switch shape {
      case .capsule, .circle: writer.className("round-buttons")
      default: writer.className("rounded-buttons")
      }
    case .scrollIndicators(let isShown):
      writer.className(isShown ? "scroll-indicators" : "no-scroll-indicators")
    case .scrolling(let isEnabled): writer.className(isEnabled ? "scrolling" : "no-scrolling")
    case .contentMargins: writer.className("content-margins")
    }
  }

  /// The page itself finds out how far what ignores the safe area can reach.
  private func writeClasses(ofInset edge: Edge) {
    writer.className("inset")
    switch edge {
    case .top: writer.className("inset-top")
    case .bottom: writer.className("inset-bottom")
    case .leading: writer.className("inset-leading")
    case .trailing: writer.className("inset-trailing")
    }
  }

  private func writeClasses(ofUnsafe edges: Edge.Set) {
    if edges.contains(.top) { writer.className("unsafe-top") }
    if edges.contains(.bottom) { writer.className("unsafe-bottom") }
    if edges.contains(.leading) { writer.className("unsafe-leading") }
    if edges.contains(.trailing) { writer.className("unsafe-trailing") }
  }

  private func writeStyle(of modifier: ElementModifier) {
    switch modifier {
    case .padding(let padding):
      writeInsets(padding.insets(usual: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    case .safeAreaPadding(let insets): writeInsets(insets)
    case .inheritedLook(.contentMargins(let insets)):
      writer.declare(
        "--content-margins",
        "\(insets.top)px \(insets.trailing)px \(insets.bottom)px \(insets.leading)px")
    case .frame(let width, let height, _):
      if let width { writer.style("width", points: width) }
      if let height { writer.style("height", points: height) }
    case .flexibleFrame(let frame): writeBounds(frame)
    case .containerFrame(let frame):
      if let width = frame.width { writer.style("width", of: "--container-width", width) }
      if let height = frame.height { writer.style("height", of: "--container-height", height) }
    case .aspectRatio(let ratio?, _): writer.style("aspect-ratio", number: ratio)
    case .zIndex(let index):
      writer.style("z-index", number: index.rounded())
    case .opacity(let opacity): writer.style("opacity", number: max(0, min(1, opacity)))
    case .clip(let kind), .contentShape(let kind?): writeCorners(of: kind)
    case .border(let paint, let width): writer.declare("border", "\(width)px solid \(paint)")
    case .tint(let color?): writer.style("--tint", color)
    case .listRow(let row): if let tint = row.itemTint { writer.style("--item-tint", tint) }
    case .dynamicTypeSize(let size?): writeStyle(of: size)
    case .position(let point):
      writer.style("--x", points: point.x)
      writer.style("--y", points: point.y)
    default: writeEffect(modifier)
    }
  }

  private func writeEffect(_ modifier: ElementModifier) {
    switch modifier {
    case .offset(let size):
      writer.declare("transform", "translate(\(size.width)px,\(size.height)px)")
    case .rotation(let angle, let anchor):
      writer.declare("transform", "rotate(\(angle.radians)rad)")
      writer.origin(anchor)
    case .rotation3D(let angle, let axis, let anchor):
      // Seen from as far away as the view is wide.
      writer.declare(
        "transform",
        "perspective(30rem) rotate3d(\(axis.x),\(axis.y),\(axis.z),\(angle.radians)rad)")
      writer.origin(anchor)
    case .scale(let size, let anchor):
      writer.declare("transform", "scale(\(size.width),\(size.height))")
      writer.origin(anchor)
    case .blur(let radius): writer.filter { $0.append(blur: radius) }
    case .colorEffect(.multiply), .colorEffect(.luminanceToAlpha): break
    case .colorEffect(let effect): writer.filter { $0.append(effect) }
    case .mask(let paint): writer.mask(paint)
    case .blendMode(let mode): writer.style("mix-blend-mode", mode.cssName)
    case .compositingGroup: writer.style("isolation", "isolate")
    case .shadow(let color, let radius, let offset):
      writer.declare(
        "filter",
        "drop-shadow(\(offset.width)px \(offset.height)px \(radius)px \(color.paint))")
    default: break
    }
  }

  private func writeInsets(_ insets: EdgeInsets) {
    if insets.top != 0 { writer.style("padding-top", points: max(0, insets.top)) }
    if insets.leading != 0 { writer.style("padding-inline-start", points: max(0, insets.leading)) }
    if insets.bottom != 0 { writer.style("padding-bottom", points: max(0, insets.bottom)) }
    if insets.trailing != 0 { writer.style("padding-inline-end", points: max(0, insets.trailing)) }
  }

  private func writeBounds(_ frame: FlexibleFrame) {
    if let width = frame.minWidth { writer.style("min-width", points: width) }
    // What grows up to a length has that length where there is room.
    if let width = frame.maxWidth, width.isFinite {
      // Unlike a width, this leaves the content to say how narrow it can get.
      writer.declare("grid-template-columns", "minmax(auto,\(width)px)")
      // Or the length of the place, where it is less.
      writer.declare("max-width", "min(\(width)px,100%)")
    }
    if let height = frame.minHeight { writer.style("min-height", points: height) }
    if let height = frame.maxHeight, height.isFinite {
      writer.style("height", points: height)
      writer.style("max-height", points: height)
    }
    if frame.maxWidth == nil, let width = frame.idealWidth { writer.style("width", points: width) }
    if frame.maxHeight == nil, let height = frame.idealHeight {
      writer.style("height", points: height)
    }
  }

  private func writeAttributes(of element: ModifierElement) {
    switch element.modifier {
    case .help(let text): writer.attribute("title", text)
    case .hoverable: writer.attribute("data-hover")
    case .accessibility(let attributes):
      if attributes.isHidden == true {
        writer.attribute("aria-hidden", word: "true")
        // What neither a pointer nor a screen reader reaches, the keyboard doesn't either.
        let inner = element.wrapped as? ModifierElement
        if inner?.modifier.isTouchable == false { writer.attribute("inert") }
      }
    case .refreshable(let isRunning):
      if isRunning { writer.attribute("aria-busy", word: "true") }
    case .share(let text): writer.attribute("data-share", text)
    case .badge(let text?): writer.attribute("data-badge", text)
    case .layoutDirection(let direction?): writeDirection(direction)
    case .tappable(let count):
      // What is a button or link inside keeps its own role, and the tap is an extra.
      if accessibility(of: element)?.isHidden != true {
        writer.attribute("role", word: "button")
        writer.attribute("tabindex", word: "0")
      }
      writer.attribute("data-taps", number: Double(count))
      writeAccessibility(of: element)
    case .gesture(let gesture): writeGesture(gesture, of: element)
    case .coordinateSpace: writer.attribute("data-space")
    case .transition(let transition): writer.attributes(of: transition)
    case .contentTransition(let transition): writer.attribute("data-content", "\(transition)")
    case .matchedGeometry(let geometry): writer.attributes(of: geometry)
    default: break
    }
  }

  /// Writes which fingers the page has to track.
  private func writeGesture(_ gesture: GestureModifier, of element: ModifierElement) {
    let needs = gesture.needs
    guard needs.isTouch || needs.taps != nil else { return }
    var words: [String] = needs.isTouch ? ["touch"] : ["tap"]
    if needs.isDrag { words.append("drag") }
    if needs.isPinch { words.append("pinch") }
    if gesture.isSimultaneous { words.append("shared") }
    writer.attribute("data-gesture", words.joined(separator: " "))
    if !needs.holds.isEmpty {
      let milliseconds = needs.holds.sorted().map { String(Int(($0 * 1000).rounded(.up))) }
      writer.attribute("data-hold", milliseconds.joined(separator: " "))
    }
    if let taps = needs.taps {
      writer.attribute("data-taps", number: Double(taps))
      if needs.isTouch { writer.attribute("data-rest") }
    }
    if accessibility(of: element)?.isHidden != true {
      // Arrow keys move what can be dragged: a screen reader must let them through.
      writer.attribute("role", word: needs.isDrag || needs.isPinch ? "application" : "button")
      writer.attribute("tabindex", word: "0")
    }
    writeAccessibility(of: element)
  }

  package func visit(_ element: DecorationElement) {
    writer.open("view-deco", id: element.id)
    switch element.side {
    case .background: writer.className("behind")
    case .overlay: writer.className("in-front")
    }
    writeGrowth(of: element)
    element.alignment.writeClasses(to: &writer)
    end("view-deco") { writeChildren(of: element) }
  }
}

extension HTMLWriter {
  fileprivate mutating func origin(_ anchor: UnitPoint) {
    declare("transform-origin", "\(anchor.x * 100)% \(anchor.y * 100)%")
  }
}
