import GalleryRooms
import Meerkat
import Testing

/// Every place of the room has an address, which leads back to it.
@MainActor
struct CourseLinksTests {
  func gallery() -> GalleryFlow {
    GalleryFlow(services: GalleryServices(courses: ScriptedCourseService()))
  }

  @Test(arguments: [
    "/course", "/course/flow", "/course/flow/tasks/chair", "/course/flow/messages",
    "/course/flow/schedule", "/course/onboarding", "/course/onboarding/permissions",
    "/course/marketplace", "/course/marketplace/guitar/messages", "/course/careful",
  ])
  func anAddressOpensItsPlaceAlsoAfterARestart(link: String) throws {
    let flow = gallery()
    _ = try flow.open(link).get()
    #expect(flow.link == link)
    let restarted = gallery()
    #expect(try restarted.restore(from: try flow.archive()).get() == [])
    #expect(restarted.link == link)
  }

  @Test func theScheduleIsASheetOnTheCourse() throws {
    let flow = gallery()
    _ = try flow.open("/course/flow/schedule").get()
    let room = flow.child(CourseRoomFlow.self)
    let course = flow.child(CourseFlow.self)
    #expect(flow.journey == Journey(.home, [.push(.course)]))
    #expect(room?.journey == Journey(.room, [.push(.course)]))
    #expect(course?.journey == Journey(.course, [.sheet(.scheduler)]))
  }

  @Test func anAddressThatDoesNotFitSaysWhichPart() {
    let flow = gallery()
    #expect(throws: LinkError.unknown(segment: "moon", position: 3)) {
      _ = try flow.open("/course/flow/moon").get()
    }
    #expect(flow.journey == Journey(.home))
  }
}
