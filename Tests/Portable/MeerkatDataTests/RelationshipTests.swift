import Foundation
import MeerkatData
import Testing

@MainActor
struct RelationshipTests {
  @Test func bothSidesOfARelationshipAgree() throws {
    let context = try makeContext()
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    context.insert(oslo)
    let stay = Stay(place: "Hotel", trip: rome)
    #expect(rome.stays == [stay] && stay.modelContext === context)
    stay.trip = oslo
    #expect(rome.stays == [] && oslo.stays == [stay])
    rome.stays.append(stay)
    #expect(stay.trip === rome && oslo.stays == [])
    rome.stays = []
    #expect(stay.trip == nil)
  }

  @Test func relatedModelsAreReadWhenTheyAreNeeded() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome", tags: [Tag("sea"), Tag("city")])
    context.insert(trip)
    trip.stays = [Stay(place: "Hotel"), Stay(place: "Tent")]
    try context.save()

    let other = ModelContext(context.container)
    let read = try #require(try all(Trip.self, in: other).first)
    #expect(read.stays.map(\.place) == ["Hotel", "Tent"])
    #expect(read.tags.map(\.label) == ["sea", "city"])
    #expect(read.tags[0].trips == [read])
    #expect(read.stays[0].trip === read)
  }

  @Test func whatIsNotSavedCountsForRelationshipsThatAreReadLater() throws {
    let context = try makeContext()
    context.insert(Trip(name: "Rome"))
    context.insert(Stay(place: "Hotel", trip: try all(Trip.self, in: context)[0]))
    try context.save()

    let other = ModelContext(context.container)
    let rome = try all(Trip.self, in: other)[0]
    let hotel = try all(Stay.self, in: other)[0]
    hotel.trip = nil
    let tent = Stay(place: "Tent", trip: rome)
    other.insert(tent)
    #expect(rome.stays == [tent])
  }

  @Test func manyToManyIsWrittenFromBothSides() throws {
    let context = try makeContext()
    let (rome, sea) = (Trip(name: "Rome"), Tag("sea"))
    context.insert(rome)
    context.insert(sea)
    try context.save()
    sea.trips.append(rome)
    try context.save()
    let other = ModelContext(context.container)
    let read = try all(Trip.self, in: other)[0]
    #expect(read.tags.map(\.label) == ["sea"])
    read.tags.removeAll()
    try other.save()
    let third = ModelContext(context.container)
    #expect(try all(Tag.self, in: third)[0].trips == [])
  }

  @Test func cascadingDeletesWhatBelongsToAModel() throws {
    let context = try makeContext()
    let trip = Trip(name: "Rome", tags: [Tag("sea")])
    context.insert(trip)
    trip.stays = [Stay(place: "Hotel"), Stay(place: "Tent")]
    try context.save()
    context.delete(trip)
    #expect(try all(Stay.self, in: context) == [])
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(try other.fetchCount(FetchDescriptor<Stay>()) == 0)
    #expect(try all(Tag.self, in: other).map(\.trips) == [[]])
  }

  @Test func nullifyingKeepsWhatRefersToAModel() throws {
    let context = try makeContext()
    let (boss, worker) = (Person(name: "Ada"), Person(name: "Bo"))
    context.insert(boss)
    boss.team?.append(worker)
    try context.save()
    #expect(worker.boss === boss)
    context.delete(boss)
    #expect(worker.boss == nil)
    try context.save()
    let other = ModelContext(context.container)
    #expect(try all(Person.self, in: other).map(\.name) == ["Bo"])
    #expect(try all(Person.self, in: other)[0].boss == nil)
  }

  @Test func denyingKeepsAModelAsLongAsItHasRelatedOnes() throws {
    let context = try makeContext()
    let (ada, desk) = (Person(name: "Ada"), Desk(number: 1))
    context.insert(ada)
    ada.desk = desk
    try context.save()
    #expect(desk.owner === ada)
    context.delete(ada)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.delete(desk)
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Person>()) == 0)
  }

  @Test func oneToOneHasOnePartnerOnly() throws {
    let context = try makeContext()
    let (ada, bo, desk) = (Person(name: "Ada"), Person(name: "Bo"), Desk(number: 1))
    context.insert(ada)
    context.insert(bo)
    ada.desk = desk
    bo.desk = desk
    #expect(ada.desk == nil && desk.owner === bo)
  }

  @Test func whatAModelNeedsAndIsGoneIsEmpty() throws {
    let context = try makeContext()
    let desk = Desk(number: 1)
    context.insert(desk)
    try context.save()
    let other = ModelContext(context.container)
    #expect(try all(Desk.self, in: other)[0].lamp.maker == "Lumen")
    context.delete(desk.lamp)
    try context.save()
    let third = ModelContext(context.container)
    let read = try all(Desk.self, in: third)[0]
    #expect(read.lamp.isDeleted && read.lamp.maker == "" && read.lamp.watts == 40)
  }

  @Test func modelsThatReferToEachOtherAreReleasedWithTheirContext() throws {
    weak var released: Stay?
    do {
      let context = try makeContext()
      context.autosaveEnabled = false
      let trip = Trip(name: "Rome")
      context.insert(trip)
      let stay = Stay(place: "Hotel", trip: trip)
      context.insert(stay)
      try context.save()
      released = stay
      #expect(trip.stays == [stay])
    }
    #expect(released == nil)
  }
}
