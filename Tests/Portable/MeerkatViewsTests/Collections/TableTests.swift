import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85),
    ]
    @State private var chosen: Person.ID?
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
      Text(verbatim: "chosen: \(chosen ?? 0)")
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Next year", value: \.age) { Text("\($0.age + 1)") }.width(min: 20)
      }
    }
  }

  @Test func valuesStandInColumns() throws {
    let app = try Driver(People(), width: 24)
    for line in ["Name  Age", "Ada   36", "Grace 85", "Name  Next year", "Grace 86"] {
      #expect(app.screenText.contains(line), "\(line) in\n\(app.screenText)")
    }
    try app.tap(.tapArea("Grace").at(0))
    #expect(app.exists(.text("chosen: 2")))
  }
}
