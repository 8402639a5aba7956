import MeerkatUI
import Testing

@MainActor
struct ChoiceTextTests {
  @Test(arguments: TextCase.choices)
  func choicesLookAsDocumented(_ example: TextCase) {
    #expect(example.drawn() == example.picture)
  }
}

/// A choice among three times.
private struct Period: View {
  var chosen = "Week"

  var body: some View {
    Picker("Period", selection: .constant(chosen)) {
      ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
    }
  }
}

extension TextCase {
  static let choices = [
    TextCase(
      "a choice shows what is chosen", "Period: Week ▾\nWeek ▾\nPeriod: – ▾\n(Period: Week ▾)"
    ) {
      VStack(alignment: .leading) {
        Period()
        Period().labelsHidden()
        Period(chosen: "Year")
        Period().disabled(true)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("segments stand side by side", "○ Day  ● Week  ○ Month") {
      Period().pickerStyle(.segmented).frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("options stand below each other", "Period\n○ Day\n● Week\n○ Month") {
      Period().pickerStyle(.inline).frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("a menu is a button with an arrow", "[More ▾]\n[★ Sort ▾]\n(More ▾)") {
      VStack(alignment: .leading) {
        Menu("More") { Button("Delete") {} }
        Menu("Sort", systemImage: "star.fill") { Button("Name") {} }
        Menu("More") { Button("Delete") {} }.disabled(true)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("redacted letters are blocks", "▒▒▒▒▒▒ ▒▒▒▒\nAda") {
      VStack(alignment: .leading) {
        Text("Secret name")
        Text("Ada").unredacted()
      }
      .redacted(reason: .placeholder)
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("a choice can be a row", "  Period: Week ▾\n  [More ▾]") {
      List {
        Period()
        Menu("More") { Button("Delete") {} }
      }
    },
  ]
}
