import MeerkatJourney
import Testing

struct DifferenceTests {
  let start: Journey<Place> = Journey(.course, [.push(.task("essay")), .sheet(.share)])

  @Test func aDifferenceReadsLikeThatOfTwoTexts() {
    let end: Journey<Place> = Journey(
      .course, [.push(.task("essay")), .push(.scheduler), .alert(.warning)])
    #expect(
      end.difference(from: start).description == """
          course
          push task("essay")
        - sheet share
        + push scheduler
        + alert warning
        """)
  }

  @Test func anotherRootIsReadAsARoot() {
    let end: Journey<Place> = Journey(.share)
    #expect(
      end.difference(from: Journey(.course, [.push(.scheduler)])).description == """
        - course
        - push scheduler
        + share
        """)
  }

  @Test func ofManyStepsInCommonOnlyTheRootAndTheTopmostAreShown() throws {
    var end: Journey<Int> = Journey(0)
    for number in 1...100 { try end.go(.forward(to: number)) }
    let start = end
    try end.go(.forward(to: 101, style: .sheet))
    #expect(
      end.difference(from: start).description == """
          0
          … 98 more
          push 99
          push 100
        + sheet 101
        """)
  }

  @Test func aDifferenceSaysWhatWasKeptRemovedAndAdded() {
    let difference = (Journey(.course, [.sheet(.share)]) as Journey<Place>).difference(from: start)
    #expect(Array(difference.kept) == [.push(.course)])
    #expect(Array(difference.removed) == [.push(.task("essay")), .sheet(.share)])
    #expect(Array(difference.added) == [.sheet(.share)])
    #expect(!difference.isEmpty)
  }

  @Test func journeysThatLookTheSameDoNotDiffer() throws {
    var other = start
    try other.go([.back, .forward(to: .share, style: .sheet)])
    #expect(other.difference(from: start).isEmpty)
  }
}
