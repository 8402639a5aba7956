import Foundation
import MeerkatBrowser
import MeerkatDeeds
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor @Suite struct RecordingTests {
  private let recorder = DeedRecorder()

  private func page(_ content: some View) -> FakePage {
    let page = FakePage(content, recorder: recorder)
    page.connect()
    return page
  }

  /// The lines without the size of the window.
  private var lines: [String] { Array(recorder.lines.dropFirst()) }

  @Test func whatAUserDoesIsWrittenDownAsDeeds() throws {
    let page = page(RecordedScreen())
    try page.use("Add")
    try page.type("Mi", into: "Name")
    try page.type("Milk", into: "Name")
    try page.use("Ask")
    try page.use("Cancel")
    try page.use("Next")
    try page.use("First")
    #expect(
      recorder.lines == [
        "with size 1280x800", "tap \"Add\"", "type \"Milk\" into \"Name\"", "tap \"Ask\"",
        "tap \"Cancel\"", "tap \"Next\"", "back",
      ])
  }

  @Test func whatIsTypedIsOneDeed() throws {
    let page = page(RecordedScreen(name: "Ada"))
    try page.type("Ada L", into: "Name")
    #expect(lines == ["type \" L\" into \"Name\""])
    try page.type("Ad", into: "Name")
    #expect(lines == ["clear \"Name\"", "type \"Ad\" into \"Name\""])
    try page.type("", into: "Name")
    #expect(lines == ["clear \"Name\""])
    try page.type("Ada", into: "Name")
    #expect(lines == [])
  }

  @Test func secretsAreNeverWrittenDown() throws {
    let page = page(RecordedScreen())
    try page.type("hunter2", into: "Password")
    try page.type("hunter23", into: "Password")
    #expect(
      lines == [
        "# “secret” stands for what was typed.", "type \"secret\" into \"Password\"",
      ])
  }

  @Test func whatHasNoNameOfItsOwnIsFoundByItsRowOrNumber() throws {
    let page = page(RecordedScreen())
    try page.use("More", number: 1)
    #expect(lines == ["tap \"More\" in row \"Grace, More\""])
    try page.use("Twin", number: 1)
    #expect(lines.last == "tap button \"Twin\" number 2")
  }

  @Test func whatIsRefusedIsNoDeed() throws {
    let page = page(RecordedScreen())
    let add = try page.found("Add")
    try page.use("Ask")
    // The alert covers it.
    _ = try page.send("t", add.target.id)
    #expect(lines == ["tap \"Ask\""])
  }

  @Test func theLastDeedsBeginWithAnAddress() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).deeds")
    let ring = DeedRecorder(file: file, limit: 3)
    var place = 0
    ring.address = { "/places/\(place)" }
    for number in 1...5 {
      place = number
      ring.expect(.title("\(number)"))
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.split(separator: "\n") == [
        "with size 1280x800", "open /places/4", "expect title \"4\"", "expect title \"5\"",
      ])
    ring.end()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func typingIsOneOfTheLastDeedsHoweverLong() throws {
    let ring = DeedRecorder(limit: 4)
    let page = FakePage(RecordedScreen(), recorder: ring)
    page.connect()
    for _ in 1...4 { try page.use("Add") }
    for count in 1...6 { try page.type(String("Oolong".prefix(count)), into: "Name") }
    let typed = "type \"Oolong\" into \"Name\""
    #expect(ring.lines.dropFirst() == ["open /", "tap \"Add\"", "tap \"Add\"", typed])
    for count in 1...6 { try page.type(String("hunter".prefix(count)), into: "Password") }
    #expect(
      ring.lines.dropFirst() == [
        "open /", typed, "# “secret” stands for what was typed.",
        "type \"secret\" into \"Password\"",
      ])
  }

  @Test func whatHappensWhileTypingIsKept() throws {
    let page = page(RecordedScreen())
    try page.type("Oo", into: "Name")
    recorder.note(.dark)
    try page.type("Oolong", into: "Name")
    #expect(
      lines == ["type \"Oo\" into \"Name\"", "with dark", "type \"long\" into \"Name\""])
  }

  @Test func whatWasLeftByACrashIsNotOverwritten() throws {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = Recording.lastDeeds(folder: folder)
    let first = recording.begin()
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let parts = name.dropLast(".deeds".count).split(separator: "-")
    let number = try #require(Int(parts[1]))
    // A program in a container has the same number each time.
    let left = folder.appending(path: "\(parts[0])-\(number + 1).deeds")
    try Data("tap \"Crash\"\n".utf8).write(to: left)
    let second = recording.begin()
    #expect(try String(contentsOf: left, encoding: .utf8) == "tap \"Crash\"\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    for recorder in [first, second] { recorder.end() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test func anAddressIsRecordedWithItsQuery() throws {
    let name = String(repeating: "a", count: 200)
    let page = FakePage(
      RecordedScreen(), at: "/\(name)?filter=a%20b&access_token=t0p", recorder: recorder)
    page.connect()
    #expect(lines == ["open /\(name)?filter=a%20b&access_token=secret"])
  }

  @Test func noSecretIsWrittenOrKept() throws {
    let page = page(SecretsScreen())
    for field in page.elements where field.role == .textField {
      try page.type("hunter2", into: field.label)
    }
    let kept = "\(try #require(page.session.kept))"
    #expect(recorder.text.count { $0 == "\n" } == 10)
    #expect(recorder.lines.filter { $0.contains("hunter2") } == ["type \"hunter2\" into \"Name\""])
    #expect(kept.components(separatedBy: "hunter2").count == 2)
    // A row isn't named after what is typed in it.
    let labels = page.elements.map(\.label).filter { $0.contains("hunter2") }
    #expect(Set(labels) == ["hunter2"])
  }

  /// Whatever a user does can be done again by a driver, and leads to the same screen.
  @Test(arguments: 1...50) func aRecordingCanBeDoneAgain(_ seed: Int) async throws {
    var random = SplitMix64(state: UInt64(seed))
    let page = page(RecordedScreen())
    for _ in 0..<15 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let text = ["Milk", "", "x\"y\\", "Ada\u{301}"].randomElement(using: &random) ?? ""
        let fields = page.elements.filter { $0.role == .textField }
        guard let field = fields.randomElement(using: &random) else { continue }
        try page.type(text, into: field.label)
      } else if let found = page.usable.randomElement(using: &random) {
        try page.use(found)
      }
    }
    let driver = try Driver(RecordedScreen(), width: Deed.Look.cells(width: 1_280))
    try await driver.perform(recorder.text)
    // Of a password, its length is known.
    let shown = page.elements.filter { $0.label != "Password" }
      .map { "\($0.role) \($0.label): \($0.value ?? "")" }
    let found = driver.elements.filter { $0.label != "Password" }
      .map { "\($0.role) \($0.label): \($0.value ?? "")" }
    #expect(found == shown, "\(recorder.text)")
  }
}

extension FakePage {
  /// All that a user can find.
  fileprivate var elements: [FoundElement] {
    ScreenReader.read(session.runtime.window, isTopOnly: true)
  }

  /// What a user can press or leave.
  fileprivate var usable: [FoundElement] {
    elements.filter { $0.tap == .tap || $0.tap == .back || $0.closes && $0.role == .sheet }
  }

  fileprivate func found(_ label: String, number: Int = 0) throws -> FoundElement {
    let all = usable.filter { $0.label == label && $0.role != .row }
    try #require(all.indices.contains(number), "no \(label)")
    return all[number]
  }

  fileprivate func use(_ label: String, number: Int = 0) throws {
    try use(found(label, number: number))
  }

  fileprivate func use(_ found: FoundElement) throws {
    let kind = found.closes ? "c" : found.tap == .back ? "b" : "t"
    _ = try send(kind, found.target.id)
  }

  fileprivate func type(_ text: String, into label: String) throws {
    let field = try #require(elements.first { $0.role == .textField && $0.label == label })
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    _ = try send("i", field.target.id, json)
  }
}

/// Fields of which one isn't secret.
private struct SecretsScreen: View {
  @State private var texts = Array(repeating: "", count: 5)

  var body: some View {
    List {
      SecureField("Password", text: $texts[0])
      TextField("IBAN", text: $texts[1]).privacySensitive()
      TextField("Code", text: $texts[2]).textContentType(.oneTimeCode)
      TextField("Card", text: $texts[3]).textContentType(.creditCardNumber)
      TextField("Name", text: $texts[4])
    }
  }
}

/// What a recording is made of.
private struct RecordedScreen: View {
  @State var name = ""
  @State private var password = ""
  @State private var count = 0
  @State private var isAsking = false
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Ask") { isAsking = true }
        ForEach(["Ada", "Grace"], id: \.self) { name in
          HStack {
            Text(name)
            Button("More") { count += name.count }
          }
          .buttonStyle(.borderless)
        }
        Text("Twins")
        HStack {
          Button("Twin") { count += 1 }
          Button("Twin") { count += 2 }
        }
        .buttonStyle(.borderless)
        NavigationLink("Next") {
          VStack {
            Text("Count: \(count)")
            Button("Add") { count += 10 }
          }
          .navigationTitle("Second")
        }
        Button("Show") { isShown = true }
      }
      .navigationTitle("First")
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") { count += 100 }
        Button("Cancel", role: .cancel) {}
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Count: \(count)")
          Button("Add") { count += 1_000 }
          Button("Done") { isShown = false }
        }
      }
    }
  }
}
