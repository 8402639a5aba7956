import Foundation
import Meerkat
import MeerkatTesting
import MeerkatUI
import Testing

/// Every line of code and every error on Documentation/tests.md: scripts/check-pages looks for them here.
@MainActor
struct DriverPageTests {
  let app: Driver

  init() throws { app = try Driver(MailView()) }

  @Test func queries() throws {
    let queries: [Driver.Query] = [
      "Send", .button("Send"), .any(.toggle), .button("Flag").inRow("Lunch"),
      .button("Flag").at(1), .row("lunch"), .link("Help"), .any(.sheet),
    ]
    #expect(queries.map(app.exists) == [true, false, true, true, true, true, true, false])
    #expect(app.exists(.row("Lunch, Ada, Flag")) && app.exists("desk"))
  }

  @Test func looking() throws {
    #expect(app.exists("Lunch"))
    #expect(try app.element(.toggle("Unread")).isOn == false)
    #expect(app.elements.map(\.label).first == "Mail")
    #expect(try app.choices(in: .menu("More")).map(\.label) == ["Later", "Delete all"])
    #expect(app.screenText != app.screenText(width: 20))
    try app.choose("Delete all", in: .menu("More"))
    #expect(try app.element(.alert("Delete?")).value == "All mail goes.")
    #expect(app.topText.contains("All mail goes.") && !app.topText.contains("Lunch"))
    try app.tap("Delete")
    #expect(app.exists("deleted") && app.bodyEvaluations > 0)
  }

  @Test func acting() throws {
    try app.type("Ada", into: "To")
    #expect(try app.element("To").value == "Ada")
    try app.clear("To")
    try app.submit("To")
    #expect(app.exists("submitted"))
    try app.toggle("Unread", to: true)
    #expect(try app.element(.any(.toggle)).isOn == true)
    try app.choose("Later", in: "Send")
    #expect(try app.element(.picker("Send")).value == "Later")
    try app.tap("Increment")
    #expect(try app.element(.progress("Volume")).value == "60%")
    try app.tap("Decrement")
    try app.press("s")
    #expect(app.exists("saved"))
    try app.press(.defaultAction)
    #expect(app.exists("returned"))
    try app.type("lun", into: "Search mail")
    try app.submit("Search mail")
    #expect(app.exists("searched lun"))
    try app.refresh()
  }

  @Test func fieldsOfValues() throws {
    try app.clear("Day")
    try app.type("2025-03-02", into: "Day")
    try app.clear("Ink")
    try app.type("#00ff00", into: "Ink")
    #expect(app.exists("2025, green"))
  }

  @Test func theOnlyField() throws {
    let app = try Driver(Form { TextField("To", text: .constant("")) })
    try app.type("Ada")
  }

  private struct MailApp: App {
    var body: some Scene { WindowGroup { TabsView() } }
  }

  @Test func deeds() async throws {
    let app = try Driver(app: MailApp.self)
    try await app.perform(
      """
      tap "Lunch"
      expect title "Lunch"   # A comment.
      back
      """)
    #expect(app.title != "Lunch" && app.address == nil)
  }

  @Test func moreDeeds() async throws {
    try app.open("/drafts")
    #expect(app.exists("opened /drafts"))
    try await app.perform(
      """
      tap button "Flag" number 2
      type "Ada" into "To"
      expect value "Ada" of "To"
      clear "To"
      submit "To"
      turn on "Unread"
      turn off "Unread"
      choose "Later" in "Send"
      expect "Lunch"
      """)
  }

  @Test func ways() throws {
    let app = try Driver(TabsView())
    try app.tap("Lunch")
    try app.back()
    try app.select(tab: "Drafts")
    try app.tap("New")
    try app.close()
    #expect(app.exists(.tab("Drafts")))
  }

  @Test func rows() throws {
    try app.choose("Archive", in: .row("Lunch"))
    #expect(app.exists("archived"))
    try app.move("Lunch", to: 1)
    #expect(app.elements.filter { $0.role == .row }.map(\.label).first == "Rent, Bob, Flag")
    try app.delete("Lunch")
    #expect(!app.exists("Lunch"))
  }

  @Test func gestures() throws {
    try app.tap("Map", at: CGPoint(x: 20, y: 20))
    #expect(app.exists("tapped"))
    try app.hold("Photo", for: .seconds(2)) {}
    #expect(app.exists("held"))
    try app.drag("Card", by: CGSize(width: 80, height: 0)) {}
    #expect(app.exists("dragged"))
    try app.pinch("Plan", by: 2, turning: .degrees(90)) {}
    #expect(app.exists("pinched"))
  }

  @Test func waiting() async throws {
    var log: [String] = ["begin"]
    let app = try Driver(Text("Sent").task { log.append("end") })
    try await app.settle()
    try await app.waitFor("Sent")
    try await app.waitUntil("the mail to be sent") { log.count == 2 }
  }

  @Test func beforeAndAfter() throws {
    #expect(try Driver(MailView(), width: 40, height: 20).height == 20)
    #expect(try Driver(MailView(), keeping: ["isSorted": true]).exists("sorted"))
    #expect(app.storedValues == [:] && app.storedScene.keys.isEmpty)
    #expect(try Driver(MailView(), restoring: app.storedScene).exists("Lunch"))
    app.end()
  }

  @Test func flows() throws {
    let flow = MailFlow()
    flow.open("/Lunch")
    #expect(flow.journey == Journey(.list, [.push(.mail("Lunch"))]))
    #expect(flow.link == "/Lunch")
    flow.back()
    flow.pendingQuestion?.confirm()
    #expect(flow.journey == Journey(.list))
  }

  @Test func errors() async throws {
    expect(
      #"There is no button with the label "Sends" on screen."#, #"Did you mean one of these?"#
    ) { try app.tap(.button("Sends")) }
    expect(#"There is nothing with the label "Fax" on screen."#) { try app.tap("Fax") }
    expect(
      #"There is more than one button with the label "Flag" on screen. Add a role, the whole label, inRow(_:) or at(_:)."#
    ) { try app.tap(.button("Flag")) }
    expect(#".button("Print") is disabled."#) { try app.tap(.button("Print")) }
    expect(#"You can't type into .button("Print")."#) { try app.type("x", into: .button("Print")) }
    expect(#"There is nothing to go back to."#) { try app.back() }
    let undone = await #expect(throws: Driver.UndoneDeed.self) {
      try await app.perform("expect title \"Lunch\"")
    }
    #expect(
      undone?.error.description.hasPrefix(#"Expected title “Lunch”, but there is “Mail”."#) == true)
    expect(#"A screen of 0 × 0 cells has no room for anything."#) {
      _ = try Driver(MailView(), width: 0)
    }
    let late = await #expect(throws: Driver.Error.self) {
      try await app.waitFor("Sent", timeout: .zero)
    }
    #expect(
      late?.description.hasPrefix(
        #"Gave up after 0.0 seconds of waiting for something with the label "Sent"."#) == true)
    try app.choose("Delete all", in: .menu("More"))
    expect(
      #".row("Lunch, Ada, Flag") is covered by another screen, sheet or alert. Go back, or close what covers it, first."#
    ) { try app.tap(.row("Lunch")) }
  }

  /// Expects the first lines of the error.
  private func expect(
    _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation,
    from action: () throws -> Void
  ) {
    let error = #expect(throws: Driver.Error.self, sourceLocation: sourceLocation) { try action() }
    let text = error?.description ?? ""
    #expect(
      text.hasPrefix(lines.joined(separator: "\n")), "\(text)", sourceLocation: sourceLocation)
  }
}

/// A screen with one of everything.
private struct MailView: View {
  @State private var mails = [["Lunch", "Ada"], ["Rent", "Bob"]]
  @State private var did = "nothing"
  @State private var to = ""
  @State private var words = ""
  @State private var isUnread = false
  @State private var time = "Now"
  @State private var volume = 0.5
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var ink = Color.red
  @State private var isAsked = false
  @AppStorage("isSorted") private var isSorted = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(mails, id: \.self) { mail in
          HStack {
            Text(mail[0])
            Text(mail[1])
            Button("Flag") {}
          }
          .swipeActions { Button("Archive") { did = "archived" } }
        }
        .onDelete { mails.remove(atOffsets: $0) }
        .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
        Section { controls }
      }
      .refreshable {}
      .onOpenURL { did = "opened \($0)" }
      .navigationTitle("Mail")
      .searchable(text: $words, prompt: "Search mail")
      .onSubmit(of: .search) { did = "searched \(words)" }
      .alert("Delete?", isPresented: $isAsked) {
        Button("Delete", role: .destructive) { did = "deleted" }
      } message: {
        Text("All mail goes.")
      }
    }
  }

  @ViewBuilder private var controls: some View {
    TextField("To", text: $to).onSubmit { did = "submitted" }
    Toggle("Unread", isOn: $isUnread)
    Picker("Send", selection: $time) { ForEach(["Now", "Later"], id: \.self) { Text($0) } }
    Slider(value: $volume) { Text("Volume") }
    DatePicker("Day", selection: $day, displayedComponents: .date)
    ColorPicker("Ink", selection: $ink)
    Menu("More") {
      Button("Later") {}
      Button("Delete all") { isAsked = true }
    }
    if let help = URL(string: "https://example.com") { Link("Help", destination: help) }
    Button("Print") {}.disabled(true)
    Button("Save") { did = "saved" }.keyboardShortcut("s")
    Button("Return") { did = "returned" }.keyboardShortcut(.defaultAction)
    areas
    Text(did).accessibilityIdentifier("desk")
    Text(verbatim: "\(year), \(ink == Color(red: 0, green: 1, blue: 0) ? "green" : "red")")
    if isSorted { Text("sorted") }
  }

  private var year: Int { Calendar(identifier: .iso8601).component(.year, from: day) }

  @ViewBuilder private var areas: some View {
    area("Map").gesture(SpatialTapGesture().onEnded { _ in did = "tapped" })
    area("Photo").onLongPressGesture { did = "held" }
    area("Card").gesture(DragGesture().onEnded { _ in did = "dragged" })
    area("Plan").gesture(MagnifyGesture().onEnded { _ in did = "pinched" })
  }

  private func area(_ name: String) -> some View { Text(name).frame(width: 100, height: 100) }
}

private struct TabsView: View {
  @State private var isNew = false

  var body: some View {
    TabView {
      NavigationStack {
        NavigationLink("Lunch") { Text("Ada").navigationTitle("Lunch") }
          .navigationTitle("Inbox")
      }
      .tabItem { Text("Inbox") }
      Button("New") { isNew = true }
        .sheet(isPresented: $isNew) { Text("Draft") }
        .tabItem { Text("Drafts") }
    }
  }
}

private final class MailFlow: Flow {
  enum Destination: Linked {
    case list, mail(String)
    static let links = Links<Self> {
      DeepLink("{subject}", Self.mail) { if case .mail(let subject) = $0 { subject } else { nil } }
    }
  }

  let navigator = Navigator<Destination>(root: .list)

  func screen(for destination: Destination) -> some View { Text("\(destination)") }

  func shouldLeave(_ destination: Destination) -> Permission<Destination> {
    .ask("Leave?")
  }
}
