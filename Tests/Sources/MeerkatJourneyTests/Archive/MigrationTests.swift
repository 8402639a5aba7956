import MeerkatJourney
import Testing

struct MigrationTests {
  @Test func stepsOfAnOlderVersionBecomeTodays() throws {
    let restored = try Archive.trip(
      #"{"name":"trip","version":1,"steps":["start","Rome"],"presented":{"1":"sheet"}}"#)
    #expect(restored.journey == Journey(.home, [.sheet(.city("Rome"))]))
    #expect(restored.lost == [])
  }

  @Test func eachVersionHasItsOwnMigration() throws {
    let restored = try Archive.trip(
      #"{"name":"trip","version":2,"steps":[{"home":{}},{"town":{"_0":"Rome"}}]}"#)
    #expect(restored.journey == Journey(.home, [.push(.city("Rome"))]))
  }

  @Test func aStepWithoutASuccessorCutsTheJourney() throws {
    let restored = try Archive.trip(
      #"{"name":"trip","version":1,"steps":["start","gone","Rome"]}"#)
    #expect(restored.journey == Journey(.home))
    #expect(
      restored.lost.map(\.description) == [
        "steps 1 to 2: The migration from version 1 has no place for it."
      ])
  }

  @Test func aStepThatNotEvenTheOldVersionHadCutsTheJourney() throws {
    let restored = try Archive.trip(
      #"{"name":"trip","version":1,"steps":["start",7,"Rome"]}"#)
    #expect(restored.journey == Journey(.home))
    #expect(restored.lost.map(\.part) == [.steps(1..<3)])
  }

  @Test func aRootWithoutASuccessorRestoresNothing() {
    #expect(throws: ArchiveError.rootLost("The migration from version 1 has no place for it.")) {
      try Archive.trip(#"{"name":"trip","version":1,"steps":["gone","Rome"]}"#)
    }
  }

  @Test(arguments: [0, -1, .min])
  func anOlderVersionWithoutAMigrationIsReadAsItIs(version: Int) throws {
    let restored = try Archive.trip(
      #"{"name":"trip","version":\#(version),"steps":[{"home":{}}]}"#)
    #expect(restored.journey == Journey(.home))
  }
}
