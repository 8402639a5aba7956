package import MeerkatViews

extension HTMLRenderer {
  /// Writes a drawing for its size, which the page reports unless a frame around it determines it.
  package func visit(_ drawing: DrawingElement) {
    if drawing.size == nil, let size = drawing.sizeInFrame { drawing.settle(size) }
    memory.note(drawing)
    writer.open("shape-view", id: drawing.id)
    writer.className("sized")
    switch drawing.content {
    case .shape: writer.className("drawn")
    case .canvas: writer.className("canvas")
    }
    writer.className("fill")
    writeGrowth(of: drawing)
    writeSize(drawing.size)
    writeAccessibility(of: drawing, role: "img")
    end("shape-view") {
      writer.open("svg")
      writer.attribute("aria-hidden", word: "true")
      writer.endTag()
      var markup = DrawingMarkup(self, id: drawing.id)
      for part in drawing.drawings { markup.write(part) }
      writer.close("svg")
    }
  }

  /// Writes for which size the element was drawn, so that the page tells only of another one.
  func writeSize(_ size: CGSize?) {
    guard let size else { return }
    writer.attribute("data-size", "\(Int(size.width.rounded())) \(Int(size.height.rounded()))")
  }

  /// Cuts something by a path, as soon as its size is known.
  func writeClip(of element: SizedModifierElement) {
    guard case .clip(let kind) = element.modifier else { return }
    guard case .path(let path) = kind else { return writeCorners(of: kind) }
    memory.note(element)
    if element.size == nil, let size = element.sizeOfFrameInside { element.settle(size) }
    writer.className("sized")
    if let size = element.size {
      let whole = path.stroke.map { path.path(in: size).strokedPath($0) } ?? path.path(in: size)
      writer.clip(by: whole, isEvenOdd: path.isEvenOdd)
    }
    writeSize(element.size)
  }
}

extension Element {
  /// The size that fixed frames around the element give it, in points; nil where other views have a
  /// say.
  fileprivate var sizeInFrame: CGSize? {
    var (width, height): (CGFloat?, CGFloat?)
    var margin = CGSize.zero
    for (inner, container) in zip(outwards, containers) {
      switch container {
      case let decoration as DecorationElement where decoration.wrapped !== inner:
        guard let size = decoration.wrapped?.sizeOfFrame else { return nil }
        (width, height) = (width ?? size.width, height ?? size.height)
      case let modifier as ModifierElement:
        switch modifier.modifier {
        case .frame(let wide, let high, _):
          width = width ?? wide.map { max(0, $0 - margin.width) }
          height = height ?? high.map { max(0, $0 - margin.height) }
        case .padding(let padding):
          let insets = padding.insets(
            usual: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
          margin.width += insets.leading + insets.trailing
          margin.height += insets.top + insets.bottom
        case .flexibleFrame, .containerFrame, .fixedSize, .aspectRatio, .position, .safeAreaPadding:
          return nil
        default: break
        }
      case let stack as StackElement:
        guard case .layered = stack.arrangement else { return nil }
      case is DecorationElement: break
      default: return nil
      }
      if let width, let height { return CGSize(width: width, height: height) }
    }
    return nil
  }

  /// The size of a fixed frame that the element is.
  private var sizeOfFrame: CGSize? {
    guard case .frame(let width?, let height?, _) = (self as? ModifierElement)?.modifier else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// The size of a fixed frame that the element wraps.
  fileprivate var sizeOfFrameInside: CGSize? { (self as? WrapperElement)?.wrapped?.sizeOfFrame }
}
