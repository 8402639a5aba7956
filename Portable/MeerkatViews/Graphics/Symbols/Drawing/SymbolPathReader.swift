/// Reads the outlines in the tables: the path data of SVG and two short forms.
///
/// `O x y r` is a circle, `R x y w h r` a rectangle with round corners. The ellipses of `A` stand
/// upright. Everything becomes lines and cubic curves, so that a host has to know nothing else.
struct SymbolPathReader {
  typealias Point = SystemSymbol.Point
  typealias Segment = SystemSymbol.Shape.Segment

  private var input: Substring.UTF8View
  private(set) var segments: [Segment] = []
  private(set) var current = Point(0, 0)
  private var start = Point(0, 0)
  private var control: Point?

  private init(_ source: Substring) { input = source.utf8 }

  static func segments(in source: Substring) -> [Segment] {
    var reader = SymbolPathReader(source)
    while let command: UInt8 = reader.nextCommand() {
      repeat { reader.read(command) } while reader.isAtNumber
    }
    return reader.segments
  }

  private mutating func read(_ command: UInt8) {
    let origin: Point = command >= 97 ? current : Point(0, 0)
    let last: Point? = control
    control = nil
    switch command | 32 {
    case Self.m: move(to: point(from: origin))
    case Self.l: line(to: point(from: origin))
    case Self.h: line(to: Point(origin.x + number(), current.y))
    case Self.v: line(to: Point(current.x, origin.y + number()))
    case Self.c:
      curve(point(from: origin), point(from: origin), point(from: origin))
    case Self.s:
      let mirrored: Point = last.map { (current * 2) - $0 } ?? current
      curve(mirrored, point(from: origin), point(from: origin))
    case Self.a: arc(from: origin)
    case Self.o: circle(center: point(from: origin), radius: number())
    case Self.r: rectangle(corner: point(from: origin), size: Point(number(), number()))
    case Self.z: close()
    default: preconditionFailure("A symbol's outline has no command \(command).")
    }
  }
}

extension SymbolPathReader {
  mutating func move(to end: Point) {
    segments.append(.move(end))
    (start, current) = (end, end)
  }

  mutating func line(to end: Point) {
    segments.append(.line(end))
    current = end
  }

  mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    segments.append(.curve(first, second, end))
    (current, control) = (end, second)
  }

  mutating func close() {
    segments.append(.close)
    current = start
  }
}

// Bytes and not characters: outlines are ASCII, and finding the borders of characters takes time.
extension SymbolPathReader {
  private static let (m, l, h, v): (UInt8, UInt8, UInt8, UInt8) = (109, 108, 104, 118)
  private static let (c, s, a, z): (UInt8, UInt8, UInt8, UInt8) = (99, 115, 97, 122)
  private static let (o, r): (UInt8, UInt8) = (111, 114)
  private static let (minus, dot, zero, nine): (UInt8, UInt8, UInt8, UInt8) = (45, 46, 48, 57)

  private mutating func skipSpace() {
    while let byte: UInt8 = input.first, byte == 32 || byte == 10 || byte == 44 {
      input.removeFirst()
    }
  }

  private mutating func nextCommand() -> UInt8? {
    skipSpace()
    return input.popFirst()
  }

  private var isAtNumber: Bool {
    mutating get {
      skipSpace()
      guard let byte: UInt8 = input.first else { return false }
      return byte == Self.minus || byte == Self.dot || (byte >= Self.zero && byte <= Self.nine)
    }
  }

  mutating func number() -> Double {
    skipSpace()
    var sign: Double = 1
    if input.first == Self.minus {
      sign = -1
      input.removeFirst()
    }
    var value: Double = 0
    var place: Double = 0
    while let byte: UInt8 = input.first {
      if byte == Self.dot, place == 0 {
        place = 1
      } else if byte >= Self.zero, byte <= Self.nine {
        value = value * 10 + Double(byte - Self.zero)
        place *= 10
      } else {
        break
      }
      input.removeFirst()
    }
    return sign * value / max(place, 1)
  }

  mutating func point(from origin: Point) -> Point {
    let x: Double = number()
    let y: Double = number()
    return Point(origin.x + x, origin.y + y)
  }
}
