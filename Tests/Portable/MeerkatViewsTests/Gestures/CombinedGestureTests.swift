import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct CombinedGestureTests {
  /// A gesture that writes, and what it has written after a tap.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let make: @MainActor @Sendable (Binding<String>) -> AnyView

    init<G: Gesture>(
      _ words: String, _ gesture: @escaping @MainActor @Sendable (Binding<String>) -> G
    ) {
      self.words = words
      make = { words in AnyView(Text("tap me").gesture(gesture(words))) }
    }

    var testDescription: String { words }
  }

  private struct Stage: View {
    let example: Case
    @State private var words = ""

    var body: some View {
      VStack {
        example.make($words)
        Text(words)
      }
    }
  }

  private static func tap(_ word: String, _ words: Binding<String>) -> some Gesture {
    TapGesture().onEnded { words.wrappedValue += word }
  }

  @Test(arguments: [
    Case("one two ") { tap("one ", $0).simultaneously(with: tap("two ", $0)) },
    Case("one ") { tap("one ", $0).exclusively(before: tap("two ", $0)) },
    Case("two ") { DragGesture().exclusively(before: tap("two ", $0)) },
    Case("two ") { tap("two ", $0).simultaneously(with: LongPressGesture()) },
    Case("both") { words in
      TapGesture().simultaneously(with: TapGesture())
        .onEnded { words.wrappedValue = $0.first != nil && $0.second != nil ? "both" : "one" }
    },
    Case("first") { words in
      TapGesture().exclusively(before: DragGesture()).onEnded { value in
        if case .first = value { words.wrappedValue = "first" }
      }
    },
    Case("any ") { AnyGesture(tap("any ", $0)) },
    Case("3") { words in
      TapGesture().map { _ in 3 }.onEnded { words.wrappedValue = "\($0)" }
    },
  ])
  func aTapIsRecognisedAmongOthers(_ example: Case) throws {
    let app = try Driver(Stage(example: example))
    try app.tap("tap me")
    #expect(app.exists(.text(example.words)))
  }

  // MARK: Sequences

  /// What a card says while it is pressed, moved and let go.
  private struct Held: View {
    enum Stage: String { case rest, pressing, lifted, moving }
    @GestureState private var stage = Stage.rest
    @State private var end = "nothing"

    var body: some View {
      VStack {
        Text("card").gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .updating($stage) { value, stage, _ in
              switch value {
              case .first: stage = .pressing
              case .second(_, nil): stage = .lifted
              case .second: stage = .moving
              }
            }
            .onEnded { value in
              if case .second(true, let drag?) = value { end = "\(Int(drag.translation.width))" }
            })
        Text(stage.rawValue)
        Text("moved by \(end)")
      }
    }
  }

  @Test func aCardIsLiftedAndMoved() throws {
    let app = try Driver(Held())
    try app.hold(.tapArea("card"), for: .milliseconds(300)) {
      #expect(app.exists(.text("pressing")))
    }
    try app.hold(.tapArea("card"), for: .milliseconds(600)) {
      #expect(app.exists(.text("lifted")))
    }
    #expect(app.exists(.text("rest")))
    try app.drag(.tapArea("card"), by: CGSize(width: 40, height: 0), holding: .seconds(1)) {
      #expect(app.exists(.text("moving")))
    }
    #expect(app.exists(.text("moved by 40")))
    #expect(app.exists(.text("rest")))
  }

  @Test func aCardThatIsNotHeldStays() throws {
    let app = try Driver(Held())
    try app.drag(.tapArea("card"), by: CGSize(width: 40, height: 0)) {
      #expect(app.exists(.text("rest")))
    }
    #expect(app.exists(.text("moved by nothing")))
  }

  // MARK: One or the other

  private struct Choice: View {
    @State private var words: [String] = []

    var body: some View {
      VStack {
        Text("one or two").gesture(
          TapGesture(count: 2).onEnded { words.append("two") }
            .exclusively(before: SpatialTapGesture().onEnded { _ in words.append("one") }))
        Text("hold or tap").gesture(
          LongPressGesture().onEnded { _ in words.append("hold") }
            .exclusively(before: TapGesture().onEnded { words.append("tap") }))
        Text("Log: " + words.joined(separator: " "))
      }
    }
  }

  @Test func oneGestureWaitsUntilTheOtherHasFailed() throws {
    let app = try Driver(Choice())
    try app.tap(.tapArea("one or two"))
    #expect(app.exists(.text("Log: one")))
    try app.hold(.tapArea("hold or tap"), for: .milliseconds(100))
    #expect(app.exists(.text("Log: one tap")))
    try app.hold(.tapArea("hold or tap"), for: .seconds(1))
    #expect(app.exists(.text("Log: one tap hold")))
  }

  @Test func aTapBeginsASequence() throws {
    let app = try Driver(
      Stage(example: Case("") { Self.tap("x", $0).sequenced(before: DragGesture()) }))
    try app.tap("tap me")
    #expect(app.exists(.text("x")))
  }
}
