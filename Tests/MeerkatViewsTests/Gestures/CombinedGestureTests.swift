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
    Case("3") { words in
      TapGesture().map { _ in 3 }.onEnded { words.wrappedValue = "\($0)" }
    },
  ])
  func aTapIsRecognisedAmongOthers(_ example: Case) throws {
    let app = try Driver(Stage(example: example))
    try app.tap("tap me")
    #expect(app.exists(.text(example.words)))
  }

  @Test func nothingFollowsATapThatBeginsASequence() throws {
    let app = try Driver(
      Stage(example: Case("") { Self.tap("x", $0).sequenced(before: DragGesture()) }))
    #expect(throws: Driver.Error.self) { try app.tap("tap me") }
  }
}
