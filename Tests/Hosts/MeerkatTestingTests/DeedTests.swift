import Foundation
import Meerkat
import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct DeedTests {
  private struct Shopping: View {
    @State private var items = ["Milk", "Bread"]
    @State private var note = ""
    @State private var isUrgent = false
    @State private var shop = "Market"
    @State private var asks = false
    @State private var link = "none"

    private func addEggs() async { items.append("Eggs") }

    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { item in
            NavigationLink(item) { Text("About \(item)").navigationTitle(item) }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          TextField("Note", text: $note).onSubmit { items.append(note) }
          Toggle("Urgent", isOn: $isUrgent)
          Picker("Shop", selection: $shop) {
            ForEach(["Market", "Bakery"], id: \.self) { Text($0).tag($0) }
          }
          Button("Clear") { asks = true }
          Text("Link: \(link)")
        }
        .navigationTitle("Shopping")
        .alert("Clear all?", isPresented: $asks) { Button("Yes") { items = [] } }
        .refreshable { await addEggs() }
        .onOpenURL { link = $0.absoluteString }
        .preference(key: SceneAddress.self, value: "/list/\(items.count)")
      }
    }
  }

  @Test func deedsDriveAnApp() async throws {
    let app = try Driver(Shopping())
    try await app.perform(
      """
      expect title "Shopping"
      expect journey "/list/2"
      tap "Milk"
      expect title "Milk"
      expect "About Milk"
      back
      type "Jam" into "Note"
      expect value "Jam" of textField "Note"
      submit "Note"
      expect journey "/list/3"
      clear "Note"
      turn on "Urgent"
      choose "Bakery" in "Shop"
      expect value "Bakery" of "Shop"
      move "Jam" to 1
      delete "Milk"
      expect no "Milk"
      refresh
      expect "Eggs"
      open /lists?id=7
      expect text "Link: /lists?id=7"
      tap "Clear"
      expect title "Clear all?"
      close
      tap button "Clear"
      tap "Yes"
      expect journey "/list/0"
      """)
  }

  @Test(arguments: [
    ("tap \"Mlk\"", "There is nothing with the label \"Mlk\" on screen."),
    ("expect title \"Other\"", "Expected title “Other”, but there is “Shopping”."),
    ("expect journey \"/\"", "Expected journey “/”, but there is “/list/2”."),
    ("expect no \"Milk\"", "Expected no \"Milk\", but there is \"Milk\"."),
    ("expect button \"Milk\" number 3", "There is no button with the label \"Milk\" at position 2"),
    ("expect value \"x\" of textField \"Note\"", "Expected value “x”, but there is"),
    ("back", "There is nothing to go back to."),
  ])
  func whatCannotBeDoneNamesItsLine(line: String, reason: String) async throws {
    let app = try Driver(Shopping())
    let undone = try await #require(throws: Driver.UndoneDeed.self) {
      try await app.perform("\n\(line)")
    }
    #expect(undone.line == 2 && undone.deed == line)
    #expect(undone.error.description.hasPrefix(reason), "\(undone)")
    #expect(undone.description.contains("Shopping"))
  }

  @Test func nothingIsDoneOfATextWithAMistake() async throws {
    let app = try Driver(Shopping())
    await #expect(throws: (any Error).self) { try await app.perform("delete \"Milk\"\nfly") }
    #expect(app.exists("Milk"))
  }

  private struct Price: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(1.5, format: .number.locale(locale)) }
  }

  @Test func anAppIsReadInALanguage() async throws {
    let app = try Driver(Price())
    try await app.perform("with locale de_DE")
    #expect(app.screenText.contains("1,5"))
  }

  @Test func aDriverHasNoClock() async throws {
    let app = try Driver(Text("12:00"))
    let error = await #expect(throws: Driver.UndoneDeed.self) {
      try await app.perform("with clock 2026-02-03T04:05:00 Asia/Tokyo")
    }
    #expect("\(try #require(error))".contains("`meerkat replay` has one"))
  }
}
