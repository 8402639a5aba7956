public import MeerkatUI
import Testing

@Suite("Entries of the environment and of transactions")
@MainActor
struct EntryTests {
  @Test("A view reads the default value where nobody has set another")
  func defaults() {
    #expect(TestApp(Caption()).texts == ["Untitled", "no note", "+1"])
  }

  @Test("A view reads the value that is set around it")
  func values() {
    let app = TestApp(
      VStack {
        Caption().environment(\.caption, "Poem")
        Caption().environment(\.note, "new").environment(\.format) { "-\($0)" }
      })
    #expect(app.texts == ["Poem", "no note", "+1", "Untitled", "new", "-1"])
  }

  @Test("A default value whose type is known is made anew at every use")
  func freshDefaults() {
    let values = EnvironmentValues()
    #expect(values.editor !== values.editor)
  }

  @Test("A transaction carries a value through the change of a binding")
  func transactions() {
    var seen: [Bool] = []
    let binding = Binding(get: { 0 }, set: { _, transaction in seen.append(transaction.isRemote) })
    binding.wrappedValue = 1
    withTransaction(\.isRemote, true) { binding.wrappedValue = 2 }
    #expect(seen == [false, true])
  }
}

private struct Caption: View {
  @Environment(\.caption) private var caption
  @Environment(\.note) private var note
  @Environment(\.format) private var format

  var body: some View {
    Text(caption)
    Text(note ?? "no note")
    Text(format(1))
  }
}

private final class Editor {}

extension EnvironmentValues {
  @Entry var caption = "Untitled"
  @Entry var note: String?
  @Entry fileprivate var format: @Sendable (Int) -> String = { "+\($0)" }
  @Entry fileprivate var editor: Editor = Editor()
}

extension Transaction {
  @Entry public var isRemote = false
}
