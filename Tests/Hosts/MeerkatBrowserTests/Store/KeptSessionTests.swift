import MeerkatBrowser
import MeerkatUI
import Testing

/// What another session shows that begins with what was kept.
@MainActor
struct KeptSessionTests {
  @Test func thePlaceAndItsValuesComeBack() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Filter")
    _ = try page.press("Open")
    let next = try page.goingOn(TodoApp())
    #expect(next.document.contains("Todo 3"))
    #expect(next.session.isShown(at: LiveRequest(path: "/todos/3")))
    #expect(next.document.contains("Filter: open"))
  }

  @Test func whatWasEnteredComesBack() throws {
    let page = FakePage(EntryForm())
    page.connect()
    _ = try page.enter("i", "Name", #""Ada Lovelace""#)
    _ = try page.enter("o", "switch", "1")
    let next = try page.goingOn(EntryForm())
    #expect(next.document.contains("Ada Lovelace, true"))
  }

  @Test func whatWasSetByButtonsComesBackWithTheText() throws {
    let page = FakePage(StepForm())
    page.connect()
    _ = try page.enter("i", "Name", #""Ada""#)
    for title in ["Increment seats", "Increment seats", "Decrement seats", "Increment weight"] {
      _ = try page.pressControl(title)
    }
    _ = try page.press("More")
    let next = try page.goingOn(StepForm())
    #expect(next.document.contains("Ada, 2 seats, 6 kilos, open"))
  }

  @Test func halfAFormDoesNotComeBack() throws {
    let page = FakePage(StepForm(isOpaque: true))
    page.connect()
    _ = try page.enter("i", "Name", #""Ada""#)
    #expect(try page.goingOn(StepForm(isOpaque: true)).document.contains("Ada, 1 seats"))
    _ = try page.pressControl("Increment seats")
    #expect(try !page.goingOn(StepForm(isOpaque: true)).document.contains("Ada, "))
  }

  @Test func secretsAreNotKept() throws {
    let page = FakePage(EntryForm())
    page.connect()
    for label in ["Secret", "Code"] {
      _ = try page.enter("i", label, #""1234""#)
    }
    let kept = try #require(page.session.kept)
    #expect(!"\(kept)".contains("1234"))
  }

  @Test(arguments: [["Fox"], ["Fox", "Owl"]])
  func whatIsSelectedInAListComesBack(names: [String]) throws {
    let page = FakePage(AnimalList(isMultiple: names.count > 1))
    page.connect()
    for name in names { _ = try page.select(name) }
    let next = try page.goingOn(AnimalList(isMultiple: names.count > 1))
    #expect(next.document.contains("Selected: \(names.joined(separator: ", "))<"))
  }

  @Test func aNewVersionThatLacksTheScreenBeginsWhereItCan() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Filter")
    _ = try page.press("Open")
    let next = try page.goingOn(RenamedApp())
    #expect(next.document.contains("Renamed, filter open"))
    #expect(
      next.log.lines.contains { $0.contains("Nothing in the app takes the address /todos/3") })
  }

  @Test func whatSomebodyElseHasChangedStays() throws {
    let page = FakePage(EntryForm())
    page.connect()
    _ = try page.enter("i", "Name", #""Ada""#)
    let next = try page.goingOn(EntryForm(name: "Grace"))
    #expect(next.document.contains("Grace, false"))
  }

  @Test func aSecondEndLosesNothing() throws {
    let page = FakePage(EntryForm())
    page.connect()
    _ = try page.enter("i", "Name", #""Ada""#)
    let third = try page.goingOn(EntryForm()).goingOn(EntryForm())
    #expect(third.document.contains("Ada, false"))
  }

  @Test func aPageThatComesBackIsToldToGoOn() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Filter")
    let next = try page.goingOn(TodoApp(), isReloaded: false)
    next.connect(lastSeen: 10_000_001)
    let frame = try #require(next.take().first)
    #expect(frame.hasPrefix(#"[1,["z",""#))
    #expect(frame.contains(#"["w",100000000001,"#))
    // Events are counted on.
    #expect(try next.resend(1, "k", 0, #""a","sb""#) == "[1]")
    #expect(try next.resend(2, "e", 0, #""dark""#).hasPrefix("[2"))
  }

  @Test func pagesKnowTheSessionOfTheirServerFromOthers() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Filter")
    #expect(page.session.hasSent(10_000_000) && page.session.hasSent(10_000_001))
    #expect(!page.session.hasSent(10_000_002) && !page.session.hasSent(1))
    let next = try page.goingOn(TodoApp(), isReloaded: false)
    next.connect(lastSeen: 10_000_001)
    let seen = 100_000_000_001
    #expect(try #require(next.take().first).contains(#"["w",\#(seen),"#))
    #expect(next.session.hasSent(seen) && !page.session.hasSent(seen))
    #expect(!next.session.hasSent(10_000_001))
  }

  @Test func whatViewsKeepIsTold() throws {
    let page = FakePage(TodoApp())
    page.connect()
    var changes = 0
    page.session.onChange = { changes += 1 }
    _ = try page.press("Filter")
    #expect(changes == 1)
  }
}

/// Fields and switches with state of their own.
private struct EntryForm: View {
  @State var name = ""
  @State private var secret = ""
  @State private var code = ""
  @State private var isOn = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      TextField("Code", text: $code).textContentType(.oneTimeCode)
      Toggle("Insured", isOn: $isOn)
      Text("\(name), \(isOn)")
    }
  }
}

/// A field with a stepper, a slider and a group that opens.
private struct StepForm: View {
  /// Whether the stepper has actions in place of a value.
  var isOpaque = false
  @State private var name = ""
  @State private var seats = 1
  @State private var weight = 5.0
  @State private var isOpen = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      if isOpaque {
        Stepper("Seats", onIncrement: { seats += 1 }, onDecrement: { seats -= 1 })
      } else {
        Stepper("Seats", value: $seats, in: 1...9)
      }
      Slider(value: $weight, in: 0...10, step: 1)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
      let size = "\(seats) seats, \(Int(weight)) kilos"
      Text("\(name), \(size), \(isOpen ? "open" : "closed")")
    }
  }
}

/// Animals of which one or several are selected.
private struct AnimalList: View {
  let isMultiple: Bool
  @State private var one: String?
  @State private var several: Set<String> = []

  var body: some View {
    let names = isMultiple ? several.sorted() : [one].compactMap { $0 }
    Text("Selected: \(names.joined(separator: ", "))")
    if isMultiple {
      List(["Cat", "Fox", "Owl"], id: \.self, selection: $several) { Text($0) }
    } else {
      List(["Cat", "Fox", "Owl"], id: \.self, selection: $one) { Text($0) }
    }
  }
}

/// A later version of ``TodoApp``, in which the addresses are others.
private struct RenamedApp: View {
  @SceneStorage("filter") private var filter = "all"

  var body: some View {
    Text("Renamed, filter \(filter)")
  }
}

extension FakePage {
  /// Selects the row of a list with this text, and gives the answer.
  fileprivate func select(_ text: String) throws -> String {
    let list = try #require(document.firstMatch(of: /<ul id=e(\d+)/), "no list")
    let row = try #require(
      document.firstMatch(of: try Regex("<span id=e(\\d+)[^>]*>" + text + "<")), "no \(text)")
    let number = try #require(row.output[1].substring)
    return try send("s", #require(Int(list.1)), String(number))
  }

  /// Enters something into the field or the switch with this word in its tag.
  fileprivate func enter(_ kind: String, _ word: String, _ value: String) throws -> String {
    let tag = try Regex(#"<input[^>]* id=[a-z]+(\d+)[^>]*\b"# + word + #"\b"#)
    let found = try #require(try tag.firstMatch(in: document), "no control in \(document)")
    return try send(kind, try #require(Int(found.output[1].substring ?? "")), value)
  }

  /// Presses a button of the stepper, which comes first, or of the slider, and gives the answer.
  fileprivate func pressControl(_ title: String) throws -> String {
    let words = title.split(separator: " ")
    let buttons = document.matches(
      of: try Regex("<button id=e(\\d+)[^>]*aria-label='?" + words[0]))
    let button = try #require(words[1] == "seats" ? buttons.first : buttons.last)
    return try send("t", try #require(Int(button.output[1].substring ?? "")))
  }

  /// A page of another session that goes on with this one.
  fileprivate func goingOn<Content: View>(
    _ content: Content, isReloaded: Bool = true
  ) throws -> FakePage {
    FakePage(content, goingOnWith: try #require(session.kept), isReloaded: isReloaded)
  }
}
