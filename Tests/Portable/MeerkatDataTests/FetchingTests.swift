import Foundation
import MeerkatData
import Testing

@MainActor
struct FetchingTests {
  private func makeTags() throws -> ModelContext {
    let context = try makeContext()
    context.autosaveEnabled = false
    for (index, label) in ["b", "é", "A", "c"].enumerated() {
      context.insert(Tag(label, weight: index % 2))
    }
    try context.save()
    return context
  }

  private func labels(_ descriptor: FetchDescriptor<Tag>, _ context: ModelContext) throws -> String
  {
    try context.fetch(descriptor).map(\.label).joined(separator: " ")
  }

  @Test func modelsComeInTheOrderOfTheirCreationOrOfAProperty() throws {
    let context = try makeTags()
    #expect(try labels(FetchDescriptor(), context) == "b é A c")
    #expect(try labels(FetchDescriptor(sortBy: [SortDescriptor(\.label)]), context) == "A b c é")
    let sort = [SortDescriptor(\Tag.weight, order: .reverse), SortDescriptor(\Tag.label)]
    #expect(try labels(FetchDescriptor(sortBy: sort), context) == "c é A b")
  }

  @Test(arguments: [false, true])
  func limitsCountAlsoWhereChangesAreNotSaved(isPending: Bool) throws {
    let context = try makeTags()
    if isPending {
      let first = try all(Tag.self, in: context)[0]
      first.label = "d"
      context.insert(Tag("0"))
      context.delete(try all(Tag.self, in: context)[1])
    }
    var descriptor = FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try labels(descriptor, context) == (isPending ? "A c" : "b c"))
    #expect(try context.fetchCount(descriptor) == 2)
    descriptor.includePendingChanges = false
    #expect(try context.fetchCount(descriptor) == 2)
  }

  @Test func predicatesMayAskAnythingThatTheyCanInMemory() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome", tags: [Tag("sea", weight: 1)])
    context.insert(trip)
    _ = Stay(place: "Hotel", trip: trip)
    try context.save()
    let byTrip = #Predicate<Stay> { $0.trip?.name == "Rome" }
    #expect(try context.fetch(FetchDescriptor(predicate: byTrip)).map(\.place) == ["Hotel"])
    let byTag = #Predicate<Trip> { trip in trip.tags.contains { $0.weight == 1 } }
    #expect(try context.fetchCount(FetchDescriptor(predicate: byTag)) == 1)
    let id = trip.persistentModelID
    let byIdentity = #Predicate<Trip> { $0.persistentModelID == id }
    #expect(try context.fetchIdentifiers(FetchDescriptor(predicate: byIdentity)) == [id])
  }

  @Test func modelsThatFulfilAPredicateAreDeleted() throws {
    let context = try makeTags()
    try context.delete(model: Tag.self, where: #Predicate { $0.weight == 1 })
    #expect(try labels(FetchDescriptor(), context) == "b A")
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Tag>()) == 2)
  }

  /// SQL and Swift give the same answer, for texts and numbers that they see differently at first.
  @Test func predicatesInSQLSayTheSameAsInMemory() throws {
    let context = try makeContext()
    let texts = [
      "", "a", "A", "é", "e\u{301}", "\r\n", "x\r\ny", "ß", "ss", "K", "\u{212A}", "a\0b", "Straße",
      "nan", "%", "_", "👨‍👩‍👧", "👨", "ab",
    ]
    var generator = SystemRandomNumberGenerator()
    for index in 0..<200 {
      let sample = Sample()
      sample.text = texts.randomElement(using: &generator) ?? ""
      sample.optionalText = texts.randomElement(using: &generator)
      if index % 3 == 0 { sample.optionalText = nil }
      let numbers = [0, -0.0, 1.5, .nan, .infinity, -.infinity]
      sample.real = numbers.randomElement(using: &generator) ?? 0
      sample.small = Int8.random(in: -2...2, using: &generator)
      sample.large = [0, 1, .max].randomElement(using: &generator) ?? 0
      sample.flag = Bool.random(using: &generator)
      sample.optionalNumber = index % 4 == 0 ? nil : Int.random(in: 0...3, using: &generator)
      sample.date = Date(timeIntervalSinceReferenceDate: Double(index))
      context.insert(sample)
    }
    try context.save()
    let models = try all(Sample.self, in: context)
    let (date, id) = (models[100].date, models[7].id)
    for text in texts {
      for predicate in [
        #Predicate<Sample> { $0.text == text }, #Predicate<Sample> { $0.text != text },
        #Predicate<Sample> { $0.text < text }, #Predicate<Sample> { text <= $0.text },
        #Predicate<Sample> { $0.text.contains(text) },
        #Predicate<Sample> { $0.text.starts(with: text) },
        #Predicate<Sample> { $0.text.localizedStandardContains(text) },
        #Predicate<Sample> { $0.optionalText == text },
        #Predicate<Sample> { $0.optionalText != text || $0.text.isEmpty },
        #Predicate<Sample> { !($0.text > text) && $0.flag },
      ] { try check(predicate, models, context) }
    }
    for number in [0, -0.0, 1.5, .nan, .infinity] {
      for predicate in [
        #Predicate<Sample> { $0.real == number }, #Predicate<Sample> { $0.real != number },
        #Predicate<Sample> { $0.real < number }, #Predicate<Sample> { !($0.real >= number) },
      ] { try check(predicate, models, context) }
    }
    for predicate in [
      #Predicate<Sample> { $0.optionalNumber == nil },
      #Predicate<Sample> { $0.optionalNumber == 2 },
      #Predicate<Sample> { $0.optionalNumber != nil && $0.small > -1 },
      #Predicate<Sample> { $0.optionalNumber != 2 || !$0.flag },
      #Predicate<Sample> { $0.large > 1 }, #Predicate<Sample> { $0.large == 0 },
      #Predicate<Sample> { $0.date <= date }, #Predicate<Sample> { $0.id == id },
      #Predicate<Sample> { $0.flag == false }, #Predicate<Sample> { _ in true },
    ] { try check(predicate, models, context) }
  }

  private func check(
    _ predicate: Predicate<Sample>, _ models: [Sample], _ context: ModelContext,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let inMemory = try models.filter { try predicate.evaluate($0) }
    let found = try context.fetch(FetchDescriptor(predicate: predicate))
    #expect(
      found.map(\.id) == inMemory.map(\.id), "\(predicate)", sourceLocation: sourceLocation)
    #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == inMemory.count)
  }
}
