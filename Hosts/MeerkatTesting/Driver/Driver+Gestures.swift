public import Foundation
public import MeerkatUI
import MeerkatViews

extension Driver {
  /// Taps a view at a place that its gesture reports.
  ///
  /// - Parameters:
  ///   - query: The view, by the texts in it or its `accessibilityLabel`.
  ///   - place: The place to tap, in points from the top left of the view.
  /// - Throws: ``Driver/Error`` if there is no such view, or it has no tap gesture.
  public func tap(_ query: Query, at place: CGPoint) throws(Driver.Error) {
    let found = try gestures(query, for: "tap at a place in") { $0.taps != nil }
    let finger = Finger(on: found, frame(of:))
    let origin = finger.frame.origin
    let spot = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
    for count in 0..<(found.gesture?.taps ?? 1) {
      try touch(finger, [(.began, [spot]), (.ended, [spot])], from: Double(count) * 0.1)
    }
    try touch(finger, [(.rested, [])], from: 2)
  }

  /// Presses a view and holds it, as for an `onLongPressGesture`.
  ///
  /// - Parameters:
  ///   - query: The view, by the texts in it or its `accessibilityLabel`.
  ///   - duration: How long the finger stays down.
  ///   - meanwhile: Called before the finger goes up, for checks.
  /// - Throws: ``Driver/Error`` if there is no such view, or it has no gesture for holding; any
  ///   error that `meanwhile` throws.
  public func hold(
    _ query: Query, for duration: Duration = .seconds(1), while meanwhile: () throws -> Void = {}
  ) throws {
    let found = try gestures(query, for: "hold") { $0.isTouch }
    let finger = Finger(on: found, frame(of:))
    let middle = [finger.middle]
    let seconds = duration / .seconds(1)
    try touch(finger, [(.began, middle)], from: 0)
    try hold(finger, at: middle, holds: found.gesture?.holds ?? [], upTo: seconds)
    try meanwhile()
    try touch(finger, [(.ended, middle)], from: seconds)
  }

  /// Drags a view with one finger, in steps, and releases it.
  ///
  /// ```swift
  /// try app.drag("Card", by: CGSize(width: 200, height: 0)) {
  ///   #expect(app.exists("Keep"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - query: The view, by the texts in it or its `accessibilityLabel`.
  ///   - distance: How far the finger moves from the centre of the view, in points.
  ///   - hold: How long the finger stays before it moves.
  ///   - duration: How long the finger moves, which determines the gesture's velocity.
  ///   - meanwhile: Called before the finger goes up, for checks.
  /// - Throws: ``Driver/Error`` if there is no such view, or it has no drag gesture; any error that
  ///   `meanwhile` throws.
  public func drag(
    _ query: Query, by distance: CGSize, holding hold: Duration = .zero,
    in duration: Duration = .milliseconds(400), while meanwhile: () throws -> Void = {}
  ) throws {
    let found = try gestures(query, for: "drag") { $0.isDrag }
    let finger = Finger(on: found, frame(of:))
    let start = finger.middle
    let (pause, length) = (hold / .seconds(1), duration / .seconds(1))
    try touch(finger, [(.began, [start])], from: 0)
    if pause > 0 {
      try self.hold(finger, at: [start], holds: found.gesture?.holds ?? [], upTo: pause)
    }
    let steps = 8
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let place = CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part)
      try touch(finger, [(.moved, [place])], from: pause + length * part)
    }
    try meanwhile()
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    try touch(finger, [(.ended, [end])], from: pause + length + 0.01)
  }

  /// Moves two fingers on a view apart or together, and rotates them.
  ///
  /// - Parameters:
  ///   - query: The view, by the texts in it or its `accessibilityLabel`.
  ///   - scale: The final distance of the fingers, as a multiple of the initial one.
  ///   - rotation: The angle by which the fingers rotate.
  ///   - meanwhile: Called before the fingers go up, for checks.
  /// - Throws: ``Driver/Error`` if there is no such view, or it has no two-finger gesture; any
  ///   error that `meanwhile` throws.
  public func pinch(
    _ query: Query, by scale: Double = 1, turning rotation: Angle = .zero,
    while meanwhile: () throws -> Void = {}
  ) throws {
    let found = try gestures(query, for: "pinch") { $0.isPinch }
    let finger = Finger(on: found, frame(of:))
    try touch(finger, [(.began, [finger.middle]), (.moved, finger.pair(1, .zero))], from: 0)
    let steps = 8
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let places = finger.pair(1 + (scale - 1) * part, .radians(rotation.radians * part))
      try touch(finger, [(.moved, places)], from: 0.4 * part)
    }
    try meanwhile()
    try touch(finger, [(.ended, [finger.middle])], from: 0.5)
  }

  /// Finds the one view with a gesture that a query means.
  private func gestures(
    _ query: Query, for action: String, _ isSuitable: (GestureNeeds) -> Bool
  ) throws(Driver.Error) -> FoundElement {
    let found = try find(query, for: action) { $0.gesture.map(isSuitable) ?? false }
    guard found.info.isEnabled else { throw error(.disabled(found.info)) }
    return found
  }

  /// Lets a finger stay, and tells whenever that means something.
  private func hold(
    _ finger: Finger, at places: [CGPoint], holds: Set<Double>, upTo seconds: Double
  ) throws(Driver.Error) {
    for time in holds.sorted() where time < seconds {
      try touch(finger, [(.moved, places)], from: time)
    }
    try touch(finger, [(.moved, places)], from: seconds)
  }

  private func touch(
    _ finger: Finger, _ samples: [(Touch.Phase, [CGPoint])], from time: Double
  ) throws(Driver.Error) {
    for (index, sample) in samples.enumerated() {
      let time = time + Double(index) * 0.01
      runtime.touch(Touch(sample.0, at: sample.1, time: time), on: finger.targets)
      update()
    }
  }
}

/// A finger on a view, and what lies under it.
@MainActor
private struct Finger {
  let frame: CGRect
  let targets: [TouchTarget]

  init(on found: FoundElement, _ frame: (Element) -> CGRect) {
    self.frame = frame(found.target)
    targets = found.target.outwards
      .filter { ($0 as? ModifierElement)?.modifier.isAboutTouches == true }
      .map { TouchTarget(id: $0.id, frame: frame($0)) }
  }

  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// The places of two fingers, a number of times as far apart as at first.
  func pair(_ scale: Double, _ angle: Angle) -> [CGPoint] {
    let (x, y) = (40 * scale * cos(angle.radians), 40 * scale * sin(angle.radians))
    return [
      CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
    ]
  }
}

extension ElementModifier {
  /// Whether it concerns what fingers do.
  fileprivate var isAboutTouches: Bool {
    switch self {
    case .gesture, .coordinateSpace: true
    default: false
    }
  }
}
