import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

private enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
struct PreferenceTests {
  @Test func valuesAreJoinedInTheOrderOfTheTree() {
    let log = Log()
    _ = TestApp(
      VStack {
        Text("A").preference(key: NamesKey.self, value: ["A"])
        Group { Text("B").preference(key: NamesKey.self, value: ["B"]) }
        Text("C")
      }
      .onPreferenceChange(NamesKey.self) { log($0.joined()) })
    #expect(log.lines == ["AB"])
  }

  @Test func anOuterValueReplacesTheInnerOne() {
    let log = Log()
    _ = TestApp(
      Text("A")
        .preference(key: NamesKey.self, value: ["inner"])
        .preference(key: NamesKey.self, value: ["outer"])
        .onPreferenceChange(NamesKey.self) { log($0.joined()) })
    #expect(log.lines == ["outer"])
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
      guard let next = nextValue() else { return }
      value = max(value ?? 0, next)
    }
  }

  /// Labels of one width: that of the widest.
  private struct Columns: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(["Tea", "Lemonade"], id: \.self) { name in
          Column(name: name, width: width)
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  private struct Column: View {
    let name: String
    let width: CGFloat?

    var body: some View {
      HStack {
        Text(name)
          .fixedSize()
          .background(
            GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
          )
          .frame(width: width, alignment: .leading)
        Text("cup")
      }
    }
  }

  @Test func aMeasuredWidthIsHandedUp() throws {
    let app = try Driver(Columns())
    #expect(
      app.screenText == """
                                Tea      cup
                                Lemonade cup
        """)
  }

  @Test func aValueOfAViewThatGoesIsMissed() {
    struct Screen: View {
      let log: Log
      let handle: Handle<() -> Void>
      @State private var isShown = true
      var body: some View {
        let _ = handle.value = { isShown = false }
        VStack {
          Text("A").preference(key: NamesKey.self, value: ["A"])
          if isShown { Text("B").preference(key: NamesKey.self, value: ["B"]) }
        }
        .onPreferenceChange(NamesKey.self) { log($0.joined()) }
      }
    }
    let log = Log()
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(log: log, handle: handle))
    app.bodies { handle.value?() }
    #expect(log.lines == ["AB", "A"])
  }
}
