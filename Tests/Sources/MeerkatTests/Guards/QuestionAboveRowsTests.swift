import Meerkat
import MeerkatTesting
import Testing

/// A question that is open while a view with a flow of its own goes.
@MainActor
struct QuestionAboveRowsTests {
  final class Row: Flow {
    let navigator = Navigator<Int>(root: 0)

    func screen(for place: Int) -> some View { Text("row") }
  }

  @Observable
  final class Hall: Flow {
    let navigator = Navigator<Int>(root: 0)
    var rows = [1]

    func screen(for place: Int) -> some View {
      PlaceScreen(name: "\(place)")
      if place == 1 { ForEach(rows, id: \.self) { _ in FlowView(embedding: Row()) } }
    }

    func shouldLeave(_ place: Int) -> Permission<Int> { .ask("Leave?", confirm: "Leave") }
  }

  @Test func itStays() throws {
    let hall = Hall()
    hall.push(1)
    let app = try Driver(FlowView(hall))
    #expect(app.screenText.contains("row"))
    hall.back()
    #expect(hall.pendingQuestion != nil)
    hall.rows = []
    _ = app.elements
    #expect(hall.pendingQuestion != nil)
    hall.pendingQuestion?.confirm()
    #expect(hall.journey.isAtRoot)
    app.end()
  }
}
