import MeerkatPictures
import MeerkatViews

/// Looks for texts that hardly stand out from what is behind them, in a picture.
///
/// The bounds are those of WCAG 2: 4.5 to 1, and 3 to 1 for large text. Text in front of a gradient,
/// an image or an effect isn't judged; nor are disabled controls and the prompts of fields.
struct ContrastCheck {
  private var layers: [Layer] = []
  /// The groups around what comes next.
  private var groups: [Group] = []
  private var findings: [String] = []

  private struct Group {
    var opacity: Double
    var isJudged: Bool
  }

  /// Something that is painted.
  private struct Layer {
    let frame: CGRect
    /// Nil if the colours at a place aren't known.
    let color: Tint?
  }

  /// Returns what is wrong with the texts of a picture.
  static func findings(in svg: String) -> [String] {
    var check = ContrastCheck()
    for line in svg.split(separator: "\n") { check.read(line.drop { $0 == " " }) }
    var seen: Set<String> = []
    return check.findings.filter { seen.insert($0).inserted }
  }

  /// Reads a line: pictures have one element in each.
  private mutating func read(_ line: Substring) {
    if line == "</g>" { _ = groups.popLast() }
    guard let tag = SVGTag(line) else { return }
    let around = groups.last ?? Group(opacity: 1, isJudged: true)
    switch tag.name {
    case "g" where !line.hasSuffix("</g>"):
      let effects = ["filter", "mask", "style", "transform"]
      groups.append(
        Group(
          opacity: around.opacity * (tag.attributes.number("opacity") ?? 1),
          isJudged: around.isJudged && effects.allSatisfy { tag.attributes[$0] == nil }))
    case "rect", "circle", "ellipse", "path", "image": paint(tag, around)
    case "text" where around.isJudged: judge(tag, around)
    default: break
    }
  }

  private mutating func paint(_ tag: SVGTag, _ around: Group) {
    let fill = tag.attributes["fill"]
    guard let frame = tag.frame, tag.name == "image" || fill != "none" else { return }
    let opacity = (tag.attributes.number("fill-opacity") ?? 1) * around.opacity
    let isPlain = tag.name == "rect" && around.isJudged
    layers.append(
      Layer(frame: frame, color: isPlain ? fill.flatMap { Tint($0, opacity: opacity) } : nil))
  }

  private mutating func judge(_ tag: SVGTag, _ around: Group) {
    guard let end = tag.content.range(of: "</text>") else { return }
    let (content, tag) = (tag.content[..<end.lowerBound], tag.attributes)
    let size = tag.number("font-size") ?? 17
    let isBold = tag.number("font-weight") ?? 400 >= 700
    let bound = size >= 24 || (isBold && size >= 18.66) ? 3.0 : 4.5
    let isMirrored = tag["direction"] == "rtl"
    let spans = content.matches(of: /<tspan([^>]*)>([^<]*)</)
    let parts =
      spans.isEmpty ? [(tag, content)] : spans.map { (SVGTag.attributes($0.1), $0.2) }
    // The lines of a text are faint together.
    var faint: (words: String, ratio: Double, y: Double)?
    for (part, words) in parts {
      guard let fill = part["fill"] ?? tag["fill"],
        let ink = Tint(
          fill,
          opacity: (part.number("fill-opacity") ?? tag.number("fill-opacity") ?? 1)
            * around.opacity),
        let x = part.number("x"), let y = part.number("y"), !Self.isOfDisabled(fill)
      else { continue }
      let length = part.number("textLength") ?? size / 2
      let middle = CGPoint(x: x + (isMirrored ? -length : length) / 2, y: y - size * 0.35)
      guard let ground = ground(at: middle) else { continue }
      let ratio = ink.over(ground).contrast(to: ground)
      guard ratio < bound - 0.005 else { continue }
      let before = faint.map { $0.words + ($0.y == y ? "" : " ") } ?? ""
      faint = (before + words, min(ratio, faint?.ratio ?? ratio), y)
    }
    guard let faint else { return }
    let figure = String(format: "%.1f", faint.ratio)
    let need = bound == 3 ? "large text needs 3:1" : "text needs 4.5:1"
    findings.append(
      "“\(faint.words.unescaped)” has a contrast of \(figure):1 to what is behind it; \(need).")
  }

  /// The colour behind a place; nil if it isn't known.
  private func ground(at place: CGPoint) -> Tint? {
    var result: Tint? = Tint(red: 1, green: 1, blue: 1)
    for layer in layers where layer.frame.contains(place) {
      guard let color = layer.color else {
        result = nil
        continue
      }
      if color.opacity >= 1 { result = color } else { result = result.map(color.over) }
    }
    return result
  }

  /// Whether a colour is that of disabled controls and of prompts.
  private static func isOfDisabled(_ fill: String) -> Bool {
    [false, true].contains { DesignColor.tertiary.hexadecimal(isDark: $0) == fill }
  }
}

extension [String: String] {
  fileprivate func number(_ name: String) -> Double? { self[name].flatMap { Double($0) } }
}

extension SVGTag {
  /// The rectangle around a form.
  fileprivate var frame: CGRect? {
    func number(_ name: String) -> Double? { attributes.number(name) }
    switch name {
    case "rect", "image":
      return CGRect(
        x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
        height: number("height") ?? 0)
    case "circle", "ellipse":
      guard let x = number("cx"), let y = number("cy") else { return nil }
      let (width, height) = (number("rx") ?? number("r") ?? 0, number("ry") ?? number("r") ?? 0)
      return CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height)
    default:
      let numbers = (attributes["d"] ?? "").matches(of: /-?[\d.]+/).compactMap { Double($0.0) }
      let xs = stride(from: 0, to: numbers.count - 1, by: 2).map { numbers[$0] }
      let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return nil }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

/// A colour of sRGB, with its opacity.
private struct Tint {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  /// The colour as it looks in front of an opaque one.
  func over(_ ground: Tint) -> Tint {
    func mix(_ part: KeyPath<Tint, Double>) -> Double {
      self[keyPath: part] * opacity + ground[keyPath: part] * (1 - opacity)
    }
    return Tint(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  func contrast(to other: Tint) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Tint {
  /// Reads `#rrggbb`.
  init?(_ text: String, opacity: Double) {
    guard text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}
