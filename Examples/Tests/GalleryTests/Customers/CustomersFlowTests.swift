import GalleryRooms
import Meerkat
import Testing

/// What a selection leads to, without any view.
@MainActor
struct CustomersFlowTests {
  let flow: CustomersFlow

  init() throws {
    let customers = try CustomerFile.readFew()
    flow = CustomersFlow(readCustomers: { customers })
  }

  @Test func theListIsPushedAndACustomerOnIt() {
    flow.didSelectWay(.pushed)
    flow.didSelect(2)
    #expect(flow.journey == Journey(.room, [.push(.list), .push(.customer(2))]))
  }

  @Test func inASheetACustomerIsPushedInTheSheet() {
    flow.didSelectWay(.inASheet)
    flow.didSelect(2)
    #expect(flow.journey == Journey(.room, [.sheet(.list), .push(.customer(2))]))
    flow.close()
    #expect(flow.journey == Journey(.room))
  }

  @Test func aSecondTapDoesNotGoTwice() {
    flow.didSelectWay(.inColumns)
    flow.didSelectWay(.inColumns)
    #expect(flow.journey == Journey(.room, [.fullScreenCover(.columns)]))
  }
}
