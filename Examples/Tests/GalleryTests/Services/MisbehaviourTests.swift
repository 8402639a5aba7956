import GalleryRooms
import Testing

struct MisbehaviourTests {
  @Test(arguments: [
    LocalServer.Misbehaviour.slow(5), .status(503, message: "Back at noon."),
    .status(500, message: ""), .malformed, .cutOff,
  ])
  func itIsReadAsItWasWritten(misbehaviour: LocalServer.Misbehaviour) {
    #expect(LocalServer.Misbehaviour(header: misbehaviour.header) == misbehaviour)
  }

  @Test(arguments: [
    "", "slow", "slow -1", "slow 61", "slow soon", "status 200 fine", "status", "asleep",
  ])
  func whatMeansNothingIsNoMisbehaviour(header: String) {
    #expect(LocalServer.Misbehaviour(header: header) == nil)
  }
}
