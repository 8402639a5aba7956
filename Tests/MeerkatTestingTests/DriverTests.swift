import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct DriverTests {
  @Test func tryOut() async throws {
    let app = try Driver(Todos())
    print(app.screenText)
    try app.tap("Buy milk")
    print(app.screenText)
    try app.toggle("Done")
    try app.type("Oat milk", into: "Note")
    print(app.screenText)
    try app.back()
    try app.tap("Add")
    print(app.screenText)
    for e in app.elements { print(e) }
    try app.type("Hello", into: "Name")
    try app.tap("Save")
    print(app.screenText)
    try app.tap("Ask")
    print(app.screenText)
    do { try app.tap("Buy") } catch { print(error) }
    try app.tap("Delete")
    do { try app.tap("Bye") } catch { print(error) }
    await #expect(throws: Never.self) { try await app.settle() }
    let small = try Driver(Todos(), width: 40, height: 12)
    try small.tap("Add")
    print(small.screenText)
  }
}

private struct Todos: View {
  @State private var items = ["Buy milk", "Read a book about the history of the terminal, twice"]
  @State private var adds = false
  @State private var asks = false
  @State private var name = ""
  var body: some View {
    NavigationStack {
      List {
        Section("Open") {
          ForEach(items, id: \.self) { item in
            NavigationLink { Details(title: item) } label: { Text(item) }
          }
        }
        Section {
          Toggle("Show done", isOn: .constant(true))
          Button("Ask") { asks = true }
          Button("Nothing") { }.disabled(true)
          HStack { Image(systemName: "star"); Text("Star"); Spacer(); Text("42") }
          VStack(alignment: .leading) { Text("Two"); Text("Lines") }
          Text("After")
        } header: { Text("Settings") } footer: { Text("That is all.") }
      }
      .navigationTitle("Todos")
      .toolbar { Button("Add") { adds = true } }
    }
    .sheet(isPresented: $adds) {
      NavigationStack {
        VStack {
          TextField("Name", text: $name)
          SecureField("Password", text: .constant("secret"))
          ProgressView("Loading", value: 0.5)
          ProgressView("Waiting")
          Label("Favourite", systemImage: "star.fill")
          Divider()
          Text("日本語 wide 👩‍👩‍👧 emoji")
        }
        .navigationTitle("New todo")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { adds = false } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { items.append(name); adds = false }.disabled(name.isEmpty)
          }
        }
      }
    }
    .alert("Delete all?", isPresented: $asks) {
      Button("Delete", role: .destructive) { items = [] }
      Button("Cancel", role: .cancel) {}
    } message: { Text("This can't be undone.") }
  }
}

private struct Details: View {
  let title: String
  @State private var done = false
  @State private var note = ""
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.title)
      Toggle("Done", isOn: $done)
      TextField("Note", text: $note)
      Text(done ? "done" : "open")
      HStack { Button("One") {}; Spacer(); Button("Two") {} }
    }
    .padding()
    .navigationTitle("Details")
  }
}
