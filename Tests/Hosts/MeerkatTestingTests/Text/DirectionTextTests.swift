import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct DirectionTextTests {
  @Test(arguments: TextCase.directions)
  func whatIsReadFromRightToLeftIsMirrored(_ example: TextCase) {
    #expect(example.drawn() == example.picture)
  }

  @Test func aScreenThatTurnsAroundIsDrawnAnew() throws {
    struct Turning: View {
      @State private var isTurned = false
      var body: some View {
        HStack {
          Text("a")
          Spacer()
          Button("Turn") { isTurned.toggle() }
        }
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      }
    }
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(Turning())
    let screen = TextScreen(runtime)
    #expect(screen.text(width: 12) == "a     [Turn]")
    let row = try #require(runtime.window.children.first?.children.first)
    let button = try #require(row.children.last)
    try runtime.send(.tap, to: button)
    #expect(screen.text(width: 12) == "[Turn]     a")
  }
}

extension TextCase {
  static let directions = [
    TextCase(
      "rows and controls", width: 20,
      """
      [Save]        Name ★
      [x]            Sound
      [_______________Ada]
      """
    ) {
      VStack {
        HStack {
          Image(systemName: "star.fill")
          Text("Name")
          Spacer()
          Button("Save") {}
        }
        Toggle("Sound", isOn: .constant(true))
        TextField("Name", text: .constant("Ada"))
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    TextCase(
      "leading is right", width: 20,
      """
                   Essay
              in two lines
                        17
      """
    ) {
      VStack(alignment: .leading) {
        Text("Essay").padding(.leading, 16)
        Text("in two lines")
        Text("17")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    },
    TextCase(
      "a screen with a bar and links", width: 24,
      """
      [Edit]           Todos ›
      ────────────────────────
        ‹              Essay
      """
    ) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Todos")
          .navigationDestination(for: Int.self) { _ in
            List { NavigationLink("Essay", value: 2) }
              .toolbar { Button("Edit") {} }
          }
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    TextCase("a part that is read in the other direction", width: 12, "  1 2 4 3") {
      HStack {
        HStack {
          Text("1"); Text("2")
        }
        HStack {
          Text("3"); Text("4")
        }.environment(\.layoutDirection, .rightToLeft)
      }
    },
  ]
}
