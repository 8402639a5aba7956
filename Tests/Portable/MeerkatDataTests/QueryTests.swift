import Foundation
import MeerkatData
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct QueryTests {
  /// What is on screen, whatever its place in a line.
  private func lines(_ app: Driver) -> String {
    app.screenText.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).replacing("_", with: "")
    }.joined(separator: "\n")
  }

  @Test func aQueryShowsWhatIsAddedChangedAndDeleted() throws {
    let context = try makeContext()
    let app = try Driver(TripsView().modelContext(context))
    #expect(lines(app) == "[Add]\nno trips")
    try app.tap("Add")
    try app.tap("Add")
    #expect(lines(app) == "[Add]\nTrip 1\nTrip 2")
    try all(Trip.self, in: context)[0].name = "Zermatt"
    #expect(lines(app) == "[Add]\nTrip 2\nZermatt")
    context.delete(try all(Trip.self, in: context)[1])
    #expect(lines(app) == "[Add]\nZermatt")
    context.rollback()
    #expect(lines(app) == "[Add]\nno trips")
  }

  @Test func aQueryWithAnAnimationOnlyShowsAll() throws {
    let context = try makeContext()
    context.insert(Trip(name: "Rome"))
    let app = try Driver(AnimatedView().modelContext(context))
    #expect(lines(app) == "1 1")
    context.insert(Trip(name: "Bern"))
    #expect(lines(app) == "2 2")
  }

  @Test func onlyWhatAQueryDependsOnEvaluatesItsView() throws {
    let context = try makeContext()
    let (rome, tag) = (Trip(name: "Rome"), Tag("sea"))
    context.insert(rome)
    context.insert(tag)
    let app = try Driver(TripsView().modelContext(context))
    let before = app.bodyEvaluations
    rome.note = "sunny"
    tag.weight = 3
    try context.save()
    #expect(lines(app) == "[Add]\nRome")
    #expect(app.bodyEvaluations == before)
    rome.name = "Roma"
    #expect(lines(app) == "[Add]\nRoma")
    #expect(app.bodyEvaluations > before)
  }

  @Test func aViewMakesItsQueryFromWhatItIsGiven() throws {
    let context = try makeContext()
    for name in ["Bern", "Rome", "Bergen"] { context.insert(Trip(name: name)) }
    let app = try Driver(SearchView().modelContext(context))
    #expect(lines(app) == "[Be]\n3 in all, 2 found: Bergen, Bern")
    try app.type("rg", into: "Text")
    #expect(lines(app) == "[Berg]\n3 in all, 1 found: Bergen")
  }

  @Test func fieldsEditModels() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome")
    context.insert(trip)
    try context.save()
    let app = try Driver(
      VStack {
        TripEditor(trip: trip)
        TripsView()
      }.modelContext(context))
    try app.type(" II", into: "Name")
    #expect(trip.name == "Rome II" && context.hasChanges)
    #expect(lines(app) == "[Rome II]\n[Add]\nRome II")
  }

  @Test func whatIsShownOfAModelFollowsIt() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome")
    context.insert(trip)
    let app = try Driver(StaysView(trip: trip))
    #expect(lines(app) == "Rome: none")
    let stay = Stay(place: "Hotel", trip: trip)
    #expect(lines(app) == "Rome: Hotel")
    stay.place = "Tent"
    #expect(lines(app) == "Rome: Tent")
    context.delete(stay)
    #expect(lines(app) == "Rome: none")
  }

  @Test func whatOneSessionSavesAnotherOneShows() throws {
    try withFile { url in
      func makeContainer() throws -> ModelContainer {
        try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))
      }
      let (first, second) = (try makeContainer(), try makeContainer())
      let context = first.mainContext
      context.autosaveEnabled = false
      let trip = Trip(name: "Rome")
      context.insert(trip)
      try context.save()
      let app = try Driver(TripsView().modelContainer(second))
      let other = try all(Trip.self, in: second.mainContext)[0]
      let details = try Driver(StaysView(trip: other))
      #expect(lines(details) == "Rome: none")
      trip.name = "Roma"
      context.insert(Trip(name: "Bern"))
      _ = Stay(place: "Hotel", trip: trip)
      #expect(lines(app) == "[Add]\nRome")
      try context.save()
      #expect(lines(app) == "[Add]\nBern\nRoma")
      #expect(lines(details) == "Roma: Hotel")
      context.delete(trip)
      try context.save()
      #expect(lines(app) == "[Add]\nBern")
      #expect(other.isDeleted && other.name == "Roma")
    }
  }

  @Test func whatAnActorSavesIsShown() async throws {
    let context = try makeContext()
    let app = try Driver(TripsView().modelContext(context))
    #expect(lines(app) == "[Add]\nno trips")
    _ = try await Importer(modelContainer: context.container).add("Rome")
    try await app.waitUntil { lines(app) == "[Add]\nRome" }
  }

  @Test func aViewMakesItsContainer() throws {
    var count = 0
    let app = try Driver(
      TripsView().modelContainer(for: Trip.self, inMemory: true) { result in
        count += 1
        if let container = try? result.get() {
          container.mainContext.insert(Trip(name: "Rome"))
        }
      })
    #expect(lines(app) == "[Add]\nRome")
    try app.tap("Add")
    #expect(lines(app) == "[Add]\nRome\nTrip 2")
    #expect(count == 1)
  }

  @Test func aSceneProvidesItsContainer() throws {
    let scene = WindowGroup("Trips") { TripsView() }
      .modelContainer(for: [Trip.self], inMemory: true)
    let window = try #require(scene.windows.first)
    #expect(window.title == "Trips")
    let app = try Driver(window.content)
    try app.tap("Add")
    #expect(lines(app) == "[Add]\nTrip 1")
  }

  @Test func aQueryWithoutAContainerFindsNothing() throws {
    let app = try Driver(TripsView())
    #expect(lines(app) == "[Add]\nno trips")
  }
}

private struct TripsView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    VStack(alignment: .leading) {
      Button("Add") { context.insert(Trip(name: "Trip \(trips.count + 1)")) }
      if trips.isEmpty { Text("no trips") }
      ForEach(trips) { Text($0.name) }
    }
  }
}

private struct AnimatedView: View {
  @Query(animation: .snappy) private var trips: [Trip]
  @Query(transaction: Transaction(animation: nil)) private var all: [Trip]

  var body: some View { Text("\(trips.count) \(all.count)") }
}

private struct SearchView: View {
  @State private var text = "Be"
  @Query var trips: [Trip]

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Text", text: $text)
      FoundView(count: trips.count, text: text)
    }
  }
}

private struct FoundView: View {
  let count: Int
  @Query private var found: [Trip]

  init(count: Int, text: String) {
    self.count = count
    _found = Query(
      filter: #Predicate { $0.name.localizedStandardContains(text) }, sort: \.name)
  }

  var body: some View {
    Text("\(count) in all, \(found.count) found: \(found.map(\.name).joined(separator: ", "))")
  }
}

private struct TripEditor: View {
  @Bindable var trip: Trip

  var body: some View { TextField("Name", text: $trip.name) }
}

private struct StaysView: View {
  let trip: Trip

  var body: some View {
    let places = trip.stays.map(\.place)
    Text("\(trip.name): \(places.isEmpty ? "none" : places.joined(separator: ", "))")
  }
}
