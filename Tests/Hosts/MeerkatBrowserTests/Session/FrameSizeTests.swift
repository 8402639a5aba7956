import MeerkatBrowser
import MeerkatUI
import Testing

/// Frames of the protocol with the sizes that hurt: none of them may cost more than a screen does.
@MainActor
struct FrameSizeTests {
  /// A frame that a page may send about any of its elements.
  struct Frame: CustomTestStringConvertible {
    let testDescription: String
    let kind: String
    let value: String?

    init(_ name: String, _ kind: String, _ value: String? = nil) {
      testDescription = name
      self.kind = kind
      self.value = value
    }
  }

  nonisolated private static let most = "999999999"

  nonisolated static let frames = [
    Frame("a long text", "i", #""\#(String(repeating: "long ", count: 12_000))""#),
    Frame("a text of many lines", "i", #""\#(String(repeating: #"\n"#, count: 30_000))""#),
    Frame("a text without spaces", "i", #""\#(String(repeating: "x", count: 60_000))""#),
    Frame("a text of brackets", "i", #""\#(String(repeating: "[*_`(", count: 12_000))""#),
    Frame("a text of marks", "i", #""a\#(String(repeating: "\u{301}", count: 30_000))""#),
    Frame("a text of escapes", "i", #""\#(String(repeating: #"\ud83d\ude00"#, count: 5_000))""#),
    Frame("all rows", "n", "0,\(most)"),
    Frame("rows far away", "n", "\(most),\(most)"),
    Frame("rows near others far away", "n", "9000,300,\(most)"),
    Frame("no rows", "n", "0,0"),
    Frame("a huge place", "g", "\(most),\(most)"),
    Frame("a wide place", "g", "\(most),1"),
    Frame("a high place", "g", "1,\(most)"),
    Frame("no place", "g", "0,0"),
    Frame("a choice that isn't there", "s", most),
    Frame("an option that isn't there", "p", most),
    Frame("a deep entry of the history", "h", #"\#(most),"/a""#),
    Frame("a deep address", "h", #"\#(most),"\#(String(repeating: "/course", count: 9_000))""#),
    Frame("a long address", "h", #"1,"/\#(String(repeating: "a", count: 60_000))""#),
    Frame("a query of many values", "h", #"1,"/a?\#(String(repeating: "b=c&", count: 1_900))""#),
    Frame(
      "a large value of the scene", "k", #""text","s\#(String(repeating: "x", count: 60_000))""#),
    Frame("a large name in the scene", "k", #""\#(String(repeating: "x", count: 60_000))","s""#),
    Frame("a large value of the app", "l", #""name","s\#(String(repeating: "x", count: 60_000))""#),
    Frame("a number beyond all others", "k", #""number","i9223372036854775807""#),
    Frame(
      "all fingers on all elements", "w",
      "0,\(most),10" + String(repeating: ",\(most),-\(most)", count: 10) + ",64"
        + (1...64).map { ",\($0),0,0,\(most),\(most)" }.joined()),
    Frame("a press", "t"), Frame("a return", "r"), Frame("a way back", "b"),
    Frame("a deletion", "x"), Frame("a move", "z"), Frame("a refresh", "j"),
  ]

  @Test(arguments: frames)
  func noFrameCostsMoreThanAScreen(frame: Frame) throws {
    let page = FakePage(EverySize())
    page.connect()
    _ = page.take()
    let highest = page.document.matches(of: /id=[a-z](\d+)/).compactMap { Int($0.1) }.max() ?? 0
    #expect(highest > 100)
    var (bodies, bytes) = (0, 0)
    for id in 0...highest {
      let before = page.session.bodyEvaluations
      let answer = try page.send(frame.kind, id, frame.value)
      bodies = max(bodies, page.session.bodyEvaluations - before)
      bytes = max(bytes, answer.utf8.count)
    }
    // The rows that one event makes, with the buttons that edit them; or what was typed, once for
    // each place that shows it.
    #expect(bodies <= 700)
    #expect(bytes <= 1_000_000)
    #expect(page.session.elementCount <= 5_000)
  }

  @Test func manyNamesAreNotKept() throws {
    let page = FakePage(EverySize())
    page.connect()
    for number in 0..<2_000 {
      _ = try page.send("l", 0, #""name\#(number)","s\#(String(repeating: "x", count: 15_000))""#)
      _ = try page.send("k", 0, #""name\#(number)","s\#(String(repeating: "x", count: 15_000))""#)
    }
    #expect("\(try #require(page.session.kept))".utf8.count < 600_000)
  }
}

/// One of everything whose cost may depend on a number or a text that a page sends.
private struct EverySize: View {
  @State private var text = ""
  @State private var note = ""
  @State private var isOn = false
  @State private var choice = 1
  @State private var seats = 1
  @State private var chosen: Int?
  @SceneStorage("text") private var kept = ""
  @SceneStorage("number") private var number = 0
  @AppStorage("name") private var name = ""

  var body: some View {
    HStack {
      NavigationStack {
        List(selection: $chosen) {
          Section {
            TextField("Text", text: $text)
            TextEditor(text: $note)
            Text("Typed: \(text)")
            Text(verbatim: note)
            Text("\(kept) \(number) \(name)")
            Toggle("On", isOn: $isOn)
            Picker("Choice", selection: $choice) { ForEach(0..<50) { Text("\($0)").tag($0) } }
            Stepper("Seats", value: $seats)
            NavigationLink("Further") { Text("Further") }
          }
          ForEach(0..<10_000) { Text("Row \($0)") }.onDelete { _ in }.onMove { _, _ in }
        }
        .refreshable {}
      }
      ScrollView {
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) points") }
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        ViewThatFits {
          HStack { ForEach(0..<20) { Text("Column \($0)") } }
          Text("Narrow")
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) {
          ForEach(0..<10_000) { Text("Cell \($0)") }
        }
        Diagonal { ForEach(0..<10) { Text("Step \($0)") } }
        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 1, dash: [1]))
        Text("Drag").gesture(DragGesture().onChanged { _ in isOn.toggle() })
      }
    }
    .onOpenURL { _ in number += 1 }
  }
}

/// A layout of one's own, which is asked for each proposal.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      let share = Double(index) / Double(max(subviews.count, 1))
      view.place(
        at: CGPoint(x: bounds.width * share, y: bounds.height * share), proposal: .unspecified)
    }
  }
}
