import Foundation
import MeerkatData
import Testing

@MainActor
struct SavingTests {
  @Test func modelsAreFoundBeforeTheyAreSavedAndAfterwards() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome")
    #expect(trip.modelContext == nil)
    context.insert(trip)
    #expect(context.hasChanges)
    #expect(try all(Trip.self, in: context) == [trip])
    try context.save()
    #expect(!context.hasChanges)
    #expect(try all(Trip.self, in: context).map(\.name) == ["Rome"])
    #expect(trip.persistentModelID.entityName == "Trip")
    #expect(context.model(for: trip.persistentModelID) as? Trip === trip)
  }

  @Test func everyKindOfValueIsReadAsItWasWritten() throws {
    try withFile { url in
      let sample = Sample()
      sample.real = .infinity
      sample.single = .nan
      sample.optionalText = "é"
      sample.places = ["x": Sample.Place(latitude: 1, longitude: 2)]
      let context = ModelContext(
        try ModelContainer(for: Sample.self, configurations: ModelConfiguration(url: url)))
      context.insert(sample)
      try context.save()

      let other = ModelContext(
        try ModelContainer(for: Sample.self, configurations: ModelConfiguration(url: url)))
      let read = try #require(try all(Sample.self, in: other).first)
      #expect(read !== sample)
      #expect(read.persistentModelID == sample.persistentModelID)
      #expect(read.id == sample.id)
      #expect(read.flag && read.small == -3 && read.large == .max)
      #expect(read.real == .infinity && read.single.isNaN)
      #expect(read.text == "a \"quoted\" text" && read.empty == "")
      #expect(read.data == Data([0, 1, 255]) && read.noData == Data())
      #expect(read.date == sample.date && read.link == sample.link && read.price == 12.34)
      #expect(read.names == ["a", "b"] && read.optionalText == "é" && read.optionalNumber == 5)
      #expect(read.optionalKind == .work && read.place == sample.place)
      #expect(read.places == sample.places && read.options == [.second] && read.default == 1)
    }
  }

  @Test func constantsAreReadAsTheyWereWritten() throws {
    let context = try makeContext()
    let desk = Desk(number: 1)
    context.insert(desk)
    try context.save()
    let other = ModelContext(context.container)
    let read = try #require(other.model(for: desk.persistentModelID) as? Desk)
    #expect(read.serial == desk.serial && read.color == .work && read.number == 1)
    let serial = desk.serial
    let predicate = #Predicate<Desk> { $0.serial == serial }
    #expect(try other.fetch(FetchDescriptor(predicate: predicate)) == [read])
  }

  @Test func nilIsReadAsNil() throws {
    let context = try makeContext()
    let sample = Sample()
    sample.optionalNumber = nil
    sample.optionalKind = nil
    context.insert(sample)
    try context.save()
    let other = ModelContext(context.container)
    let read = try #require(try all(Sample.self, in: other).first)
    #expect(read.optionalText == nil && read.optionalNumber == nil && read.optionalKind == nil)
  }

  @Test func onlyWhatHasChangedIsWritten() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome")
    context.insert(trip)
    try context.save()
    let other = ModelContext(context.container)
    let same = try #require(try all(Trip.self, in: other).first)
    same.note = "sunny"
    trip.name = "Roma"
    try context.save()
    try other.save()
    let third = ModelContext(context.container)
    let read = try #require(try all(Trip.self, in: third).first)
    #expect([read.name, read.note] == ["Roma", "sunny"])
  }

  @Test func anEqualValueIsNoChange() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome")
    context.insert(trip)
    try context.save()
    trip.name = "Rome"
    trip.isOpen = true
    #expect(!context.hasChanges && !trip.hasChanges)
    trip.name = "Oslo"
    #expect(context.hasChanges && trip.hasChanges)
    #expect(context.changedModelsArray.count == 1)
  }

  @Test func rollbackTakesEverythingBack() throws {
    let context = try makeContext()
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    context.insert(oslo)
    let stay = Stay(place: "Hotel", trip: rome)
    context.insert(stay)
    try context.save()

    rome.name = "Roma"
    rome.stays.append(Stay(place: "Tent"))
    context.delete(oslo)
    context.insert(Trip(name: "Bern"))
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try all(Trip.self, in: context).map(\.name) == ["Rome", "Oslo"])
    #expect(rome.name == "Rome" && rome.stays.map(\.place) == ["Hotel"])
    #expect(!oslo.isDeleted)
  }

  @Test func aNewModelTakesThePlaceOfTheOneWithTheSameUniqueValue() throws {
    let context = try makeContext()
    let old = Tag("sea", weight: 1)
    context.insert(old)
    try context.save()
    let tags = [Tag("sea", weight: 2), Tag("city"), Tag("city", weight: 3)]
    let trip = Trip(name: "Rome", tags: tags)
    context.insert(trip)
    try context.save()
    let other = ModelContext(context.container)
    let kept = try other.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)]))
    #expect(kept.map(\.label) == ["city", "sea"] && kept.map(\.weight) == [3, 2])
    #expect(old.weight == 2)
    let read = try #require(try all(Trip.self, in: other).first)
    #expect(Set(read.tags.map(\.label)) == ["city", "sea"])
  }

  @Test func aTransactionIsSaved() throws {
    let context = try makeContext()
    try context.transaction { context.insert(Trip(name: "Rome")) }
    #expect(!context.hasChanges)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func changesOfTheMainContextAreSavedByThemselves() async throws {
    let context = try makeContext()
    context.insert(Trip(name: "Rome"))
    #expect(context.hasChanges)
    while context.hasChanges { await Task.yield() }
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func anUnknownClassIsAnError() throws {
    let container = try ModelContainer(
      for: Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    #expect(container.schema.entities.map(\.name) == ["Tag", "Trip", "Stay"])
    #expect(throws: SwiftDataError.unknownSchema) {
      try all(Person.self, in: ModelContext(container))
    }
  }

  @Test func anActorHasAContextOfItsOwn() async throws {
    let context = try makeContext()
    let importer = Importer(modelContainer: context.container)
    let id = try await importer.add("Rome")
    #expect((context.model(for: id) as? Trip)?.name == "Rome")
  }
}

@ModelActor
actor Importer {
  func add(_ name: String) throws -> PersistentIdentifier {
    let trip = Trip(name: name)
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }
}
