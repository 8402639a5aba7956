import Foundation
import MeerkatUI
import Testing

/// What paths say about themselves: their lengths are told by how they are trimmed.
struct PathTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
  private static let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))

  private static let bow = Path { path in
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
  }

  private static let wave = Path { path in
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 120),
      control2: CGPoint(x: 100, y: -120))
  }

  private static let two = Path { path in
    path.addLines([.zero, CGPoint(x: 30, y: 0)])
    path.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 70, y: 50)])
  }

  private func isNear(_ left: CGPoint?, _ right: CGPoint, within distance: CGFloat = 0.01) -> Bool {
    guard let left else { return false }
    return hypot(left.x - right.x, left.y - right.y) <= distance
  }

  @Test(arguments: [
    (square, 0.0, 0.125, CGPoint(x: 50, y: 0)), (square, 0.25, 0.5, CGPoint(x: 100, y: 100)),
    (square, 0.5, 0.875, CGPoint(x: 0, y: 50)), (disc, 0.0, 0.25, CGPoint(x: 50, y: 100)),
    (disc, 0.25, 0.5, CGPoint(x: 0, y: 50)),
    (disc, 0.0, 0.125, CGPoint(x: 50 + 50 * 0.5.squareRoot(), y: 50 + 50 * 0.5.squareRoot())),
    (bow, 0.0, 0.5, CGPoint(x: 50, y: 50)), (wave, 0.0, 0.5, CGPoint(x: 50, y: 0)),
    (two, 0.0, 0.3, CGPoint(x: 30, y: 0)), (two, 0.1, 0.5, CGPoint(x: 20, y: 50)),
  ])
  func aTrimmedPathEndsWhereItsLengthSays(
    _ path: Path, from: Double, to: Double, end: CGPoint
  ) {
    #expect(isNear(path.trimmedPath(from: from, to: to).currentPoint, end))
  }

  @Test func trimmingKeepsWholesAndGivesNothingBackwards() {
    #expect(Self.disc.trimmedPath(from: 0, to: 1) == Self.disc)
    #expect(Self.disc.trimmedPath(from: -1, to: 2) == Self.disc)
    #expect(Self.disc.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(Self.square.trimmedPath(from: 0.25, to: 0.75).boundingRect.minX == 0)
  }

  /// The lengths of equal parts of a curve, measured by their short chords, are equal.
  @Test(arguments: [bow, wave, disc])
  func equalPartsHaveEqualLengths(_ path: Path) {
    let chords = (0..<80).map { index in
      let part = path.trimmedPath(
        from: CGFloat(index) / 80, to: CGFloat(index + 1) / 80)
      var start = CGPoint.zero
      part.forEach { if case .move(let point) = $0 { start = point } }
      let end = part.currentPoint ?? .zero
      return hypot(end.x - start.x, end.y - start.y)
    }
    let mean = chords.reduce(0, +) / 80
    #expect(chords.allSatisfy { abs($0 - mean) < mean * 0.01 })
  }

  @Test(arguments: [
    (bow, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (square, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (disc, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (two, CGRect(x: 0, y: 0, width: 70, height: 50)),
  ])
  func boundsLeaveControlPointsOut(_ path: Path, bounds: CGRect) {
    let found = path.boundingRect
    #expect(abs(found.minX - bounds.minX) < 1e-6 && abs(found.minY - bounds.minY) < 1e-6)
    #expect(abs(found.maxX - bounds.maxX) < 1e-6 && abs(found.maxY - bounds.maxY) < 1e-6)
  }

  @Test func anEmptyPathHasNoBounds() { #expect(Path().boundingRect == .null) }

  @Test(arguments: [
    (disc, CGPoint(x: 50, y: 50), true), (disc, CGPoint(x: 5, y: 5), false),
    (disc, CGPoint(x: 16, y: 16), true), (square, CGPoint(x: 99, y: 1), true),
    (square, CGPoint(x: 101, y: 1), false), (bow, CGPoint(x: 50, y: 40), true),
    (bow, CGPoint(x: 50, y: 60), false),
  ])
  func aPathContainsWhatItEncloses(_ path: Path, point: CGPoint, isInside: Bool) {
    #expect(path.contains(point) == isInside)
  }

  @Test func whatIsEnclosedTwiceIsOutsideByTheRuleOfEvenAndOdd() {
    var ring = Self.square
    ring.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }

  private static let corner = Path { path in
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
  }

  @Test(arguments: [
    (StrokeStyle(lineWidth: 10), CGPoint(x: 104, y: -4), true),
    (StrokeStyle(lineWidth: 10, lineJoin: .bevel), CGPoint(x: 104, y: -4), false),
    (StrokeStyle(lineWidth: 10, lineJoin: .round), CGPoint(x: 104, y: -4), false),
    (StrokeStyle(lineWidth: 10, lineJoin: .round), CGPoint(x: 103, y: -3), true),
    (StrokeStyle(lineWidth: 10, lineJoin: .miter, miterLimit: 1), CGPoint(x: 104, y: -4), false),
    (StrokeStyle(lineWidth: 10), CGPoint(x: -3, y: 0), false),
    (StrokeStyle(lineWidth: 10, lineCap: .square), CGPoint(x: -4, y: 4), true),
    (StrokeStyle(lineWidth: 10, lineCap: .round), CGPoint(x: -4, y: 0), true),
    (StrokeStyle(lineWidth: 10, lineCap: .round), CGPoint(x: -4, y: 4), false),
    (StrokeStyle(lineWidth: 10), CGPoint(x: 97, y: 3), true),
    (StrokeStyle(lineWidth: 10), CGPoint(x: 90, y: 10), false),
    (StrokeStyle(lineWidth: 10, dash: [20, 10]), CGPoint(x: 10, y: 0), true),
    (StrokeStyle(lineWidth: 10, dash: [20, 10]), CGPoint(x: 25, y: 0), false),
    (StrokeStyle(lineWidth: 10, dash: [20, 10], dashPhase: 20), CGPoint(x: 5, y: 0), false),
    (StrokeStyle(lineWidth: 10, dash: [20]), CGPoint(x: 45, y: 0), true),
  ])
  func aLineIsAsItsStyleSays(_ style: StrokeStyle, point: CGPoint, isInside: Bool) {
    #expect(Self.corner.strokedPath(style).contains(point) == isInside)
  }

  @Test func theLineOfADiscIsARing() {
    let ring = Self.disc.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.contains(CGPoint(x: 104, y: 50)) && ring.contains(CGPoint(x: 96, y: 50)))
    #expect(!ring.contains(CGPoint(x: 94, y: 50)))
    #expect(abs(ring.boundingRect.width - 110) < 0.05)
  }

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func operationsChangeThePath() {
    let shape = Rectangle()
    for (path, bounds) in [
      (shape.offset(x: 10, y: 5).path(in: Self.frame), CGRect(x: 10, y: 5, width: 100, height: 50)),
      (shape.scale(0.5).path(in: Self.frame), CGRect(x: 25, y: 12.5, width: 50, height: 25)),
      (
        shape.rotation(.degrees(90)).path(in: Self.frame),
        CGRect(x: 25, y: -25, width: 50, height: 100)
      ),
      (
        shape.size(width: 10, height: 20).path(in: Self.frame),
        CGRect(x: 0, y: 0, width: 10, height: 20)
      ),
      (shape.inset(by: 5).path(in: Self.frame), CGRect(x: 5, y: 5, width: 90, height: 40)),
    ] {
      let found = path.boundingRect
      #expect(abs(found.midX - bounds.midX) < 1e-6 && abs(found.midY - bounds.midY) < 1e-6)
      #expect(abs(found.width - bounds.width) < 1e-6 && abs(found.height - bounds.height) < 1e-6)
    }
  }

  @Test func unevenCornersAreRoundedEachByItself() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20).path(in: Self.frame)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 48)))
  }

  @Test func aPathOfCoreGraphicsTellsItsElements() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 3, y: 0))
      path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 5, y: 9))
      path.closeSubpath()
    }
    var types: [CGPathElementType] = []
    path.cgPath.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])

    var highest: CGFloat = 0
    withUnsafeMutablePointer(to: &highest) { highest in
      path.cgPath.apply(info: highest) { info, element in
        guard element.pointee.type == .addQuadCurveToPoint else { return }
        info?.assumingMemoryBound(to: CGFloat.self).pointee = element.pointee.points[0].y
      }
    }
    #expect(highest == 9)
    #expect(path.cgPath.boundingBox.maxY == 9 && path.cgPath.boundingBoxOfPath.maxY == 4.5)
  }

  @Test func anAppExtendsBothKindsOfPaths() {
    #expect(Self.square.length == 400 && Self.square.cgPath.length == 400)
  }

  @Test func aBorderOfButtonsIsAShape() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let borders: [ButtonBorderShape] = [.buttonBorder, .circle, .roundedRectangle]
    let paths = [
      Capsule().path(in: frame), Circle().path(in: frame),
      RoundedRectangle(cornerRadius: 8).path(in: frame),
    ]
    #expect(borders.map { $0.path(in: frame) } == paths)
  }
}

/// What apps add to both kinds of paths.
extension Path {
  fileprivate var length: CGFloat { cgPath.length }
}

extension CGPath {
  fileprivate var length: CGFloat {
    var (length, start, last): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    applyWithBlock { element in
      let isEnd = element.pointee.type == .closeSubpath
      let point = isEnd ? start : element.pointee.points[0]
      if element.pointee.type == .moveToPoint {
        start = point
      } else {
        length += hypot(point.x - last.x, point.y - last.y)
      }
      last = point
    }
    return length
  }
}
