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
    #expect(flow.journey == Journey(.course, [.fullScreenCover(.call)]))
    flow.close()
    flow.didPressSchedule()
    #expect(flow.journey == Journey(.course, [.sheet(.scheduler)]))
    flow.close()
    flow.didPressMessages()
    #expect(flow.journey == Journey(.course, [.push(.messages)]))
    flow.back()
    flow.didSelectTask("chair")
    #expect(flow.journey == Journey(.course, [.push(.task("chair"))]))
  }

  @Test func aCarefulParentAsksFirst() {
    let flow = CarefulCourseFlow(presenter)
    flow.didPressJoinCall()
    #expect(flow.journey == Journey(.course, [.alert(.warning)]))
    #expect(flow.dialog(for: .warning)?.buttons.map(\.title) == ["Join", "Not now"])
  }

  @Test func aRestartDoesNotJoinTheCallThatWasLeftOpen() throws {
    let before = CourseFlow(presenter)
    before.didSelectTask("chair")
    before.didPressJoinCall()
    #expect(before.journey.top.destination == .call)
    let after = CourseFlow(presenter)
    #expect(try after.restore(from: before.archive()).get().count == 1)
    #expect(after.journey == Journey(.course, [.push(.task("chair"))]))
  }

  @Test func aRestartDoesNotGetPastTheCarefulParent() throws {
    let before = CarefulCourseFlow(presenter)
    before.reset(to: Journey(.course, [.fullScreenCover(.call)]))
    let after = CarefulCourseFlow(presenter)
    #expect(try after.restore(from: before.archive()).get().count == 1)
    #expect(after.journey == Journey(.course))
  }

  @Test func aRestartLeavesTheMarketplacesCallOut() throws {
    func marketplace() -> MarketplaceFlow {
      MarketplaceFlow(MarketplacePresenter(service: service))
    }
    let before = marketplace()
    before.reset(
      to: Journey(.marketplace, [.push(.messages("drawing")), .fullScreenCover(.call("drawing"))]))
    let after = marketplace()
    #expect(try after.restore(from: before.archive()).get().count == 1)
    #expect(after.journey == Journey(.marketplace, [.push(.messages("drawing"))]))
  }

  @Test(
    "The room knows what each of its rows leads to",
    arguments: [
      (CourseRoomScreen.Parent.ID.flow, CourseRoomFlow.Destination.course),
      (.onboarding, .onboarding), (.marketplace, .marketplace), (.careful, .careful),
    ])
  func parent(id: CourseRoomScreen.Parent.ID, destination: CourseRoomFlow.Destination) {
    let room = CourseRoomFlow(service: service)
    room.didSelectParent(id)
    #expect(room.journey == Journey(.room, [.push(destination)]))
  }
}
