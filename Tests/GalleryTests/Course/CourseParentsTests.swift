import GalleryRooms
import Meerkat
import Testing

/// What each parent makes of the same actions, without any view.
@MainActor
struct CourseParentsTests {
  let service = ScriptedCourseService()

  var presenter: CoursePresenter { CoursePresenter("drawing", service: service) }

  @Test func inItsOwnFlowEveryActionLeadsSomewhere() {
    let flow = CourseFlow(presenter)
    flow.didPressJoinCall()
    #expect(flow.journey == [.root(.course), .fullScreenCover(.call)])
    flow.close()
    flow.didPressSchedule()
    #expect(flow.journey == [.root(.course), .sheet(.scheduler)])
    flow.close()
    flow.didPressMessages()
    #expect(flow.journey == [.root(.course), .push(.messages)])
    flow.back()
    flow.didSelectTask("chair")
    #expect(flow.journey == [.root(.course), .push(.task("chair"))])
  }

  @Test func aCarefulParentAsksFirst() {
    let flow = CarefulCourseFlow(presenter)
    flow.didPressJoinCall()
    #expect(flow.journey == [.root(.course), .alert(.warning)])
    #expect(flow.question(for: .warning) == "Everybody will see and hear you. Join the call?")
  }

  @Test func theRoomOpensEachParent() {
    let room = CourseRoomFlow(service: service)
    for parent in [CourseRoomFlow.Destination.course, .onboarding, .marketplace, .careful] {
      room.didSelectParent(parent)
      #expect(room.journey == [.root(.room), .push(parent)])
      room.back()
    }
  }
}
