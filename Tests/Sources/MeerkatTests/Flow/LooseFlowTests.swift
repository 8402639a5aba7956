import Meerkat
import MeerkatTesting
import Testing

/// Flows in views that no flow makes, such as the rows of a `ForEach`: they live as long as the views.
@MainActor
struct LooseFlowTests {
  @Test(
    "The steps in it end with its view, each told once", arguments: [NavigationStyle.push, .sheet])
  func endsWithTheView(style: NavigationStyle) throws {
    let record = Ends()
    let outer = Rows(record)
    let app = try Driver(FlowView(outer))
    outer.child(Row.self)?.go(.forward(to: .inner, style: style))
    #expect(app.exists("inner"))
    outer.count = 0
    #expect(!app.exists("row"))
    #expect(record.ended == ["inner"])
  }

  @Test("The steps in it end with the host", arguments: [1, 2])
  func endsWithTheHost(hosts: Int) throws {
    let record = Ends()
    let outer = Rows(record)
    let apps = try (0..<hosts).map { _ in try Driver(FlowView(outer)) }
    // The flow in the row of the first host; the others show it too.
    outer.child(Row.self)?.push(.inner)
    for app in apps { #expect(app.exists("inner")) }
    for app in apps { app.end() }
    #expect(record.ended == ["inner"])
    withExtendedLifetime(apps) {}
  }

  @Test(
    "The flow in a step that moves to another stack is the one on screen",
    arguments: [false, true])
  func movesWithItsStep(hasTwoHosts: Bool) throws {
    let outer = House(Ends())
    let app = try Driver(FlowView(outer))
    let other = hasTwoHosts ? try Driver(FlowView(outer)) : nil
    outer.push(.rows)
    outer.present(.room)
    #expect(app.exists("Room") && other?.exists("Room") != false)
    outer.reset(to: Journey(.hall, [.sheet(.room), .push(.rows)]))
    #expect(app.exists("row") && other?.exists("row") != false)
    outer.child(Row.self)?.push(.inner)
    #expect(outer.child(Inner.self) != nil)
    #expect(app.exists("inner") && other?.exists("inner") != false)
  }

  @Test(
    "The steps in it end when the host that made it ends before another", arguments: [false, true])
  func endsWithItsOwnHost(isAwaiting: Bool) async throws {
    let record = Ends()
    let outer = Rows(record)
    let first = try Driver(FlowView(outer))
    weak let row = outer.child(Row.self)
    row?.push(.inner)
    let second = try Driver(FlowView(outer))
    #expect(second.exists("inner"))
    if isAwaiting {
      Task { [row] in try? await row?.push(Row(record)) }
      await turns { row?.awaitedFlow != nil }
      #expect(second.exists("row"))
    }
    first.end()
    #expect(!second.exists("inner"))
    // The task that waits keeps the flow until it has been told.
    if isAwaiting { await turns { row == nil } }
    #expect(row == nil)
    #expect(record.ended == ["inner"])
    #expect(second.exists("row"))
  }
}

@MainActor
private final class Ends {
  var ended: [String] = []
}

@Observable
private final class Rows: Flow {
  let navigator = Navigator(root: "rows")
  let record: Ends
  var count = 1

  init(_ record: Ends) { self.record = record }

  func screen(for place: String) -> some View {
    ForEach(0..<count, id: \.self) { _ in FlowView(embedding: Row(self.record)) }
  }
}

private final class House: Flow {
  enum Place: Hashable { case hall, rows, room }
  let navigator = Navigator<Place>(root: .hall)
  let record: Ends

  init(_ record: Ends) { self.record = record }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .hall: Text("Hall")
    case .room: FlowView(Room())
    case .rows: ForEach(0..<1, id: \.self) { _ in FlowView(embedding: Row(self.record)) }
    }
  }
}

private final class Room: Flow {
  let navigator = Navigator(root: "room")

  func screen(for place: String) -> some View { Text("Room") }
}

private final class Row: Flow {
  enum Place: Hashable { case row, inner }
  let navigator = Navigator<Place>(root: .row)
  let record: Ends

  init(_ record: Ends) { self.record = record }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .row: Text("row")
    case .inner: FlowView(Inner(record))
    }
  }
}

private final class Inner: Flow {
  let navigator = Navigator(root: "inner")
  let record: Ends

  init(_ record: Ends) { self.record = record }

  func screen(for place: String) -> some View { Text("inner") }

  func didDismiss(_ place: String, cause: NavigationCause) { record.ended.append(place) }
}
