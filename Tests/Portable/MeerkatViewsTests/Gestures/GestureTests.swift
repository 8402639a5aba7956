import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct GestureTests {
  // MARK: A long press

  private struct Pressed: View {
    @State private var words: [String] = []

    var body: some View {
      VStack {
        Text("press").onLongPressGesture(minimumDuration: 0.8) {
          words.append("held")
        } onPressingChanged: {
          words.append($0 ? "down" : "up")
        }
        Text("Log: " + words.joined(separator: " "))
      }
    }
  }

  @Test(arguments: [
    (0.2, "down up"), (0.79, "down up"), (0.8, "down up held"), (3, "down up held"),
  ])
  func aLongPressNeedsItsTime(_ seconds: Double, _ words: String) throws {
    let app = try Driver(Pressed())
    try app.hold(.tapArea("press"), for: .seconds(seconds))
    #expect(app.exists(.text("Log: " + words)))
  }

  @Test func aTapIsNoLongPress() throws {
    let app = try Driver(Pressed())
    #expect(throws: Driver.Error.self) { try app.tap(.tapArea("press")) }
  }

  // MARK: A drag

  private struct Card: View {
    let minimum: CGFloat
    @GestureState private var offset = CGSize.zero
    @State private var changes = 0
    @State private var end = "nothing"

    var body: some View {
      VStack {
        Text("card").frame(width: 96, height: 32).gesture(
          DragGesture(minimumDistance: minimum)
            .updating($offset) { value, state, _ in state = value.translation }
            .onChanged { _ in changes += 1 }
            .onEnded { end = words(of: $0) })
        Text("at \(Int(offset.width)), \(Int(offset.height))")
        Text("changes: \(changes)")
        Text("end: \(end)")
      }
    }

    private func words(of value: DragGesture.Value) -> String {
      let speed = Int((value.velocity.width / 10).rounded()) * 10
      let rest = Int(value.predictedEndTranslation.width.rounded())
      let (start, way) = (value.startLocation, value.translation)
      return "\(start.x) \(start.y) \(way.width) \(way.height) \(speed) \(rest)"
    }
  }

  @Test func aDragTellsWhereTheFingerIs() throws {
    let app = try Driver(Card(minimum: 10))
    try app.drag(.tapArea("card"), by: CGSize(width: 80, height: -24)) {
      #expect(app.exists(.text("at 80, -24")))
      #expect(app.exists(.text("changes: 8")))
      #expect(app.exists(.text("end: nothing")))
    }
    #expect(app.exists(.text("at 0, 0")))
    print(app.screenText)
    #expect(app.exists(.text("end: 48.0 20.0 80.0 -24.0 200 130")))
  }

  @Test func aShortDragIsNone() throws {
    let app = try Driver(Card(minimum: 50))
    try app.drag(.tapArea("card"), by: CGSize(width: 30, height: 30)) {
      #expect(app.exists(.text("at 0, 0")))
    }
    #expect(app.exists(.text("changes: 0")))
    #expect(app.exists(.text("end: nothing")))
  }

  @Test func aDragWithoutALeastDistanceBeginsAtOnce() throws {
    let app = try Driver(Card(minimum: 0))
    // What is known includes the time.
    try app.drag(.tapArea("card"), by: .zero) { #expect(app.exists(.text("changes: 9"))) }
    #expect(app.exists(.text("end: 48.0 20.0 0.0 0.0 0 0")))
  }

  // MARK: Spaces

  private enum Space: CaseIterable {
    case local, global, row, elsewhere

    @MainActor var coordinateSpace: CoordinateSpace {
      switch self {
      case .local: .local
      case .global: .global
      case .row: .named("row")
      case .elsewhere: .named("elsewhere")
      }
    }
  }

  private struct Spaces: View {
    let space: CoordinateSpace
    @State private var place = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("above").frame(height: 32)
        HStack(spacing: 0) {
          Text("left").frame(width: 80)
          Text("here").frame(width: 80, height: 32)
            .gesture(
              SpatialTapGesture(coordinateSpace: space).onEnded {
                place = "\($0.location.x) \($0.location.y)"
              })
        }
        .coordinateSpace(name: "row")
        Text("place: " + place)
      }
    }
  }

  @Test(
    arguments: zip(
      Space.allCases, ["8.0 16.0", "248.0 56.0", "88.0 16.0", "248.0 56.0"]))
  private func aTapTellsItsPlaceInASpace(_ space: Space, _ place: String) throws {
    let app = try Driver(Spaces(space: space.coordinateSpace))
    try app.tap(.tapArea("here"), at: CGPoint(x: 8, y: 16))
    #expect(app.exists(.text("place: " + place)))
  }

  // MARK: Two fingers

  private struct Photo: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var ends = 0

    var body: some View {
      VStack {
        Text("photo").frame(width: 160, height: 96).gesture(
          MagnifyGesture().onChanged { scale = $0.magnification }
            .simultaneously(with: RotationGesture().onChanged { angle = $0 })
            .onEnded { _ in ends += 1 })
        Text("×\(Int((scale * 100).rounded())) ∠\(Int(angle.degrees.rounded())) ends \(ends)")
      }
    }
  }

  @Test(arguments: [
    (2.0, Angle.zero, "×200 ∠0 ends 1"), (0.5, .zero, "×50 ∠0 ends 1"),
    (1, .degrees(90), "×100 ∠90 ends 1"), (1.5, .degrees(-270), "×150 ∠-270 ends 1"),
    (1, .degrees(450), "×100 ∠450 ends 1"), (1, .zero, "×100 ∠0 ends 0"),
  ])
  func twoFingersMoveApartAndTurn(_ scale: Double, _ angle: Angle, _ words: String) throws {
    let app = try Driver(Photo())
    try app.pinch(.tapArea("photo"), by: scale, turning: angle)
    #expect(app.exists(.text(words)))
  }

  // MARK: Around one another

  private enum Rank: String, CaseIterable { case normal, high, simultaneous, off }

  private struct Nested: View {
    let rank: Rank
    @State private var words: [String] = []

    var body: some View {
      VStack {
        around(Text("inner").gesture(drag("inner")))
        Text("Log: " + words.joined(separator: " "))
      }
    }

    @ViewBuilder private func around(_ view: some View) -> some View {
      switch rank {
      case .normal: view.gesture(drag("outer"))
      case .high: view.highPriorityGesture(drag("outer"))
      case .simultaneous: view.simultaneousGesture(drag("outer"))
      case .off: view.highPriorityGesture(drag("outer"), isEnabled: false)
      }
    }

    private func drag(_ word: String) -> some Gesture {
      DragGesture().onEnded { _ in words.append(word) }
    }
  }

  @Test(arguments: zip(Rank.allCases, ["inner", "outer", "inner outer", "inner"]))
  private func oneOfSeveralGesturesIsMeant(_ rank: Rank, _ words: String) throws {
    let app = try Driver(Nested(rank: rank))
    try app.drag(.tapArea("inner").at(rank == .off ? 0 : 1), by: CGSize(width: 60, height: 0))
    #expect(app.exists(.text("Log: " + words)))
  }

  private struct Locked: View {
    var body: some View { Text("card").gesture(DragGesture()).disabled(true) }
  }

  @Test func whatIsDisabledCannotBeDragged() throws {
    let app = try Driver(Locked())
    #expect(throws: Driver.Error.self) {
      try app.drag(.tapArea("card"), by: CGSize(width: 60, height: 0))
    }
  }

  private struct Silent: View {
    @State private var moves = 0

    var body: some View {
      VStack {
        Text("knob").gesture(DragGesture().onEnded { _ in moves += 1 })
          .accessibilityElement(children: .ignore).accessibilityLabel("Volume")
        Text("\(moves) moves")
      }
    }
  }

  @Test func whatIsReadAsOneCanBeDragged() throws {
    let app = try Driver(Silent())
    try app.drag("Volume", by: CGSize(width: 60, height: 0))
    #expect(app.exists(.text("1 moves")))
  }

  // MARK: Gestures of one's own

  private struct Flick: Gesture {
    let action: () -> Void

    var body: some Gesture<DragGesture.Value> {
      DragGesture().onEnded { value in
        if abs(value.velocity.width) > 500 { action() }
      }
    }
  }

  private struct Deck: View {
    @State private var flicks = 0

    var body: some View {
      VStack {
        Text("deck").gesture(Flick { flicks += 1 })
        Text("\(flicks) flicks")
      }
    }
  }

  @Test(arguments: [(Duration.milliseconds(100), "1 flicks"), (.seconds(2), "0 flicks")])
  func aGestureOfOnesOwnConsistsOfOthers(_ duration: Duration, _ words: String) throws {
    let app = try Driver(Deck())
    try app.drag(.tapArea("deck"), by: CGSize(width: 200, height: 0), in: duration)
    #expect(app.exists(.text(words)))
  }
}
