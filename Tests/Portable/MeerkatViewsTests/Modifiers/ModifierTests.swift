import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ModifierTests {
  @Test func theLastModifierIsOutside() {
    let stage = Stage(Text("Hello").padding(4).background(.red).frame(width: 100))

    #expect(
      stage.picture == """
        frame 100.0 × any
          background
            rectangle filled red
            padding 4.0
              "Hello"
        """)
  }

  @Test func aModifierOfAGroupAppliesToEachMember() {
    let stage = Stage(
      VStack {
        Group {
          Text("one")
          Text("two")
        }
        .padding()
        .overlay(alignment: .top) { Divider() }
      })

    #expect(
      stage.picture == """
        stack
          overlay
            padding usual
              "one"
            stack
              divider
          overlay
            padding usual
              "two"
            stack
              divider
        """)
  }

  @Test func shapesTakeTheForegroundOfTheirSurroundings() {
    let stage = Stage(
      VStack {
        Circle()
        Circle().fill(.secondary)
        Circle().stroke(.blue, lineWidth: 2)
        Capsule().fill(.green).stroke(.black)
      }
      .foregroundStyle(.red))

    #expect(
      stage.picture == """
        stack
          circle filled red
          circle filled red 0.6
          circle line blue 2.0
          overlay
            capsule filled green
            capsule line black 1.0
        """)
  }

  @Test func aShapeFollowsItsSurroundings() throws {
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        Circle().foregroundColor(isOn ? .yellow : .gray).onTapGesture { isOn.toggle() }
      }
    }
    let stage = Stage(Lamp())
    #expect(stage.picture == "tappable 1\n  circle filled gray")

    try stage.send(.tap, to: #require(stage.first(ModifierElement.self)))

    #expect(stage.takeUpdates() == ["* circle filled yellow"])
  }

  @Test func textTakesLooksFromItsSurroundings() throws {
    let stage = Stage(
      VStack { Text("x").font(.title) }
        .font(.caption).bold().italic().lineLimit(2).multilineTextAlignment(.center)
        .foregroundStyle(.secondary).foregroundColor(.red))

    let layout = try #require(stage.first(TextElement.self)).layout

    #expect(layout.style.font == .caption)
    #expect(layout.style.weight == .bold)
    #expect(layout.style.isItalic == true)
    #expect(layout.lineLimit == 2)
    #expect(layout.alignment == .center)
    #expect(layout.style.foreground == Color.red.paint.fainter)
  }

  @Test func disabledHoldsForEverythingInside() {
    let stage = Stage(
      VStack {
        Button("a") {}
        Button("b") {}.disabled(false)
        Toggle("c", isOn: .constant(true))
      }
      .disabled(true))

    #expect(
      stage.picture == """
        stack
          button automatic disabled
            "a"
          button automatic disabled
            "b"
          toggle on disabled
            "c"
        """)
  }

  @Test func aGestureOfTapsIsATap() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)")
          .gesture(DragGesture().onEnded { _ in count += 100 })
          .gesture(TapGesture().onEnded { count += 1 })
      }
    }
    let stage = Stage(Counter())

    try stage.send(.tap, to: #require(stage.first(ModifierElement.self)))

    #expect(stage.picture.hasSuffix("\"1\""))
  }

  @Test func aModifierHasStateAndSurroundingsOfItsOwn() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      @Environment(\.colorScheme) private var colorScheme

      func body(content: Content) -> some View {
        content
        Button("\(count) \(colorScheme == .dark ? "dark" : "light")") { count += 1 }
      }
    }
    let stage = Stage(Text("x").modifier(Counting()).environment(\.colorScheme, .dark))

    try stage.send(.tap, to: #require(stage.first(ButtonElement.self)))

    #expect(
      stage.picture == """
        modifier
          "x"
        modifier
          button automatic
            "1 dark"
        """)
  }
}

extension Paint {
  /// The paint as the second level of a foreground.
  fileprivate var fainter: Paint {
    var copy = self
    copy.opacity = 0.6
    return copy
  }
}
