import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct ChoosingTests {
  private struct Notes: View {
    @State private var sort = "Name"
    @State private var size = 1
    @State private var log: [String] = []

    var body: some View {
      Picker("Sort", selection: $sort) {
        ForEach(["Name", "Date", "Due date"], id: \.self) { Text($0) }
      }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Menu("More") {
        Button("Rename") { log.append("renamed") }
        Button("Lock") { log.append("locked") }.disabled(true)
        Menu("Export") { Button("PDF") { log.append("exported") } }
        Picker("Colour", selection: .constant("red")) { Text("Red").tag("red") }
      }
      Menu("New") {
        Button("New folder") { log.append("folder") }
      } primaryAction: {
        log.append("note")
      }
      Text("\(sort) \(size) \(log.joined(separator: ", "))")
    }
  }

  private func app() throws -> Driver { try Driver(Notes()) }

  @Test func anOptionIsChosen() throws {
    let app = try app()
    #expect(try app.element(.picker("Sort")).value == "Name")
    try app.choose("Date", in: "Sort")
    #expect(app.exists("Date 1 "))
    #expect(try app.element(.picker("Sort")).description == #".picker("Sort") with "Date""#)
    #expect(
      try app.choices(in: "Sort").map(\.description) == [
        #".option("Name"), off"#, #".option("Date"), on"#, #".option("Due date"), off"#,
      ])
  }

  @Test func anOptionThatIsShownIsTapped() throws {
    let app = try app()
    #expect(try app.element(.option("Small")).isOn == true)
    try app.tap("Large")
    #expect(try app.element(.option("Large")).isOn == true)
    try app.choose("Small", in: "Size")
    #expect(app.exists("Name 1 "))
  }

  @Test func anItemOfAMenuIsChosen() throws {
    let app = try app()
    #expect(!app.exists("Rename"))
    try app.choose("Rename", in: "More")
    try app.choose("PDF", in: .menu("More"))
    try app.choose("New folder", in: "New")
    try app.tap("New")
    #expect(app.exists("Name 1 renamed, exported, folder, note"))
  }

  @Test func whatIsNotThereIsNotChosen() throws {
    let app = try app()
    #expect(throws: Driver.Error.self) { try app.choose("Archive", in: "More") }
    do throws(Driver.Error) {
      try app.choose("Price", in: "Sort")
    } catch {
      #expect(
        error.description.hasPrefix(
          """
          There is nothing with the label "Price" on screen.
          Did you mean one of these?
            .option("Name"), on
            .option("Date"), off
            .option("Due date"), off
          The screen:
          """))
    }
  }

  @Test func whatIsDisabledIsNotChosen() throws {
    let app = try app()
    do throws(Driver.Error) {
      try app.choose("Lock", in: "More")
      Issue.record("A disabled item was chosen.")
    } catch {
      #expect(error.description.hasPrefix(#".button("Lock") is disabled."#))
    }
  }

  @Test func aMenuWithoutAnActionIsNothingToTap() throws {
    let app = try app()
    do throws(Driver.Error) {
      try app.tap("More")
      Issue.record("A menu was tapped.")
    } catch {
      #expect(error.description.hasPrefix(#"You can't tap .menu("More")."#))
    }
  }

  /// What has a context menu: a text, several, a row, a button, something to tap.
  private struct Album: View {
    @State private var log: [String] = []
    @State private var isEmpty = false

    var body: some View {
      Text("Photo").contextMenu { menu(of: "photo") }
      VStack {
        Text("Title")
        Text("Author")
      }
      .contextMenu { menu(of: "song") }
      Text("Map").onTapGesture {}.contextMenu { menu(of: "map") }
      Button("Play") { isEmpty = true }.contextMenu(ContextMenu { menu(of: "button") })
      List {
        Text("Essay").contextMenu { menu(of: "essay") }
        NavigationLink("Talk") {}.contextMenu {
          menu(of: "talk")
        } preview: {
          Text("preview")
        }
      }
      Text("Bare").contextMenu { if !isEmpty { menu(of: "bare") } }
      Text(log.joined(separator: ", "))
    }

    @ViewBuilder private func menu(of name: String) -> some View {
      Button("Copy") { log.append("\(name) copied") }
      Menu("More") { Button("Delete", role: .destructive) { log.append("\(name) deleted") } }
      Divider()
      Button("Lock") {}.disabled(true)
    }
  }

  @Test(
    "An item of a context menu is chosen",
    arguments: [
      ("Photo", "photo"), ("Author", "song"), ("Title", "song"), ("Map", "map"),
      ("Play", "button"), ("Essay", "essay"), ("Talk", "talk"),
    ])
  func contextMenus(label: String, name: String) throws {
    let app = try Driver(NavigationStack { Album() })
    try app.choose("Copy", in: label)
    #expect(app.exists(.text("\(name) copied")))
    try app.choose("Delete", in: label)
    #expect(app.exists(.text("\(name) copied, \(name) deleted")))
    #expect(throws: Driver.Error.self) { try app.choose("Lock", in: label) }
  }

  @Test func aContextMenuIsNotOnScreenAndMayBeEmpty() throws {
    let app = try Driver(Album())
    #expect(!app.exists("Copy"))
    #expect(try app.choices(in: "Bare").count == 4)
    try app.tap("Play")
    #expect(throws: Driver.Error.self) { try app.choices(in: "Bare") }
  }
}
