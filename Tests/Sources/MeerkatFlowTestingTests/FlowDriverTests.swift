import Meerkat
import MeerkatFlowTesting
import MeerkatJourney
import Testing

/// Flows without views: these tests run on Apple platforms, too.
@MainActor
struct FlowDriverTests {
  let driver = FlowDriver(TripsFlow())
  var flow: TripsFlow { driver.flow }

  @Test func aScreenIsFoundInStacksAndUnderModifiers() throws {
    try driver.screen(TripList.self).didSelect(7)
    #expect(flow.journey == Journey(.list, [.push(.trip(7))]))
    #expect(try driver.screen(TripScreen.self).number == 7)
  }

  @Test func aScreenThatIsNotOnTopIsNotFound() throws {
    flow.push(.trip(7))
    #expect {
      try driver.screen(TripList.self)
    } throws: {
      "\($0)".hasPrefix("TripList isn't on top. The user is at trip(7), whose screen is ")
    }
  }

  @Test func theBackButtonLeavesWhatWasPushedAndNothingElse() throws {
    flow.push(.trip(7))
    try driver.back()
    #expect(flow.journey.isAtRoot)
    #expect(flow.dismissed == [.trip(7)])
    #expect {
      try driver.back()
    } throws: {
      "\($0)" == "There is no back button. The user is at list, at the root of its stack."
    }
    flow.present(.form)
    #expect(throws: FlowDriverError.self) { try driver.back() }
  }

  @Test func anEmptyFormIsSweptAway() throws {
    try driver.screen(TripList.self).didPressAdd()
    try driver.close()
    #expect(flow.dismissed == [.form])
    #expect {
      try driver.close()
    } throws: {
      "\($0)" == "Nothing is presented. The user is at list."
    }
  }

  @Test func anAlertWithoutTextIsASheet() throws {
    flow.present(.map, as: .alert)
    try driver.close()
    #expect(flow.dismissed == [.map])
    flow.present(.deletion(7), as: .alert)
    #expect(throws: FlowDriverError.self) { try driver.close() }
  }

  @Test func aDraftIsNotLostUnasked() throws {
    flow.present(.form)
    flow.draft = "Norway"
    #expect(throws: FlowDriverError.self) { try driver.close() }
    try driver.screen(TripForm.self).didPressCancel()
    #expect(driver.buttons == ["Discard", "Keep editing"])
    #expect {
      try driver.close()
    } throws: {
      "\($0)"
        == "“Discard “Norway”?” has to be answered first: press “Discard” or “Keep editing”."
    }
    try driver.press("Keep editing")
    #expect(flow.journey == Journey(.list, [.sheet(.form)]))
    try driver.screen(TripForm.self).didPressCancel()
    try driver.press("Discard")
    #expect(flow.journey.isAtRoot)
  }

  @Test func aPushedDraftHasABackButtonThatAsks() throws {
    flow.push(.form)
    flow.draft = "Norway"
    try driver.back()
    #expect(flow.pendingQuestion != nil)
    try driver.press("Discard")
    #expect(flow.journey.isAtRoot)
  }

  @Test func anExclusiveActionIsPerformed() async throws {
    flow.push(.trip(7))
    for _ in 1...2 { await (try driver.screen(TripScreen.self).didPressSave)?() }
    #expect(flow.booked == ["saved", "saved"])
  }

  @Test("A question that the flow awaits is answered", arguments: ["Buy", "Not now"])
  func asked(answer: String) async throws {
    flow.push(.trip(7))
    let task = Task {
      try await flow.ask("Buy insurance?", confirm: "Buy", decline: "Not now")
    }
    for _ in 1...100 where driver.buttons.isEmpty { await Task.yield() }
    #expect(driver.buttons == ["Buy", "Not now"])
    #expect(throws: FlowDriverError.self) { try driver.back() }
    try driver.press(answer)
    #expect(try await task.value == (answer == "Buy"))
    #expect(flow.journey == Journey(.list, [.push(.trip(7))]))
  }

  @Test func anAlertIsAnswered() throws {
    flow.push(.trip(7))
    try driver.screen(TripScreen.self).didPressDelete?()
    #expect(driver.buttons == ["Delete", "Keep"])
    #expect(throws: FlowDriverError.self) { try driver.back() }
    #expect {
      try driver.press("Remove")
    } throws: {
      "\($0)" == "There is no button “Remove”, but “Delete” or “Keep”."
    }
    try driver.press("Keep")
    #expect(flow.journey == Journey(.list, [.push(.trip(7))]))
    try driver.screen(TripScreen.self).didPressDelete?()
    try driver.press("Delete")
    #expect(flow.deleted == [7])
    #expect(flow.journey.isAtRoot)
    #expect(throws: FlowDriverError.self) { try driver.press("Delete") }
  }

  @Test func aFlowInTheFlowIsDrivenAndItsOutcomeArrives() throws {
    flow.push(.trip(7))
    try driver.screen(TripScreen.self).didPressBook?()
    try driver.screen(SeatScreen.self).didSelect("12A")
    #expect(throws: FlowDriverError.self) { try driver.close() }
    try driver.back()
    try driver.screen(SeatScreen.self).didSelect("14C")
    try driver.screen(PaymentScreen.self).didPay()
    #expect(flow.booked == ["trip 7, seat 14C"])
    #expect(flow.journey == Journey(.list, [.push(.trip(7))]))
  }

  @Test func aPushedFlowIsLeftAtItsRoot() throws {
    flow.push(.booking(1))
    try driver.screen(SeatScreen.self).didSelect("12A")
    try driver.back()
    try driver.back()
    #expect(flow.journey.isAtRoot)
    #expect(flow.dismissed == [.booking(1)])
  }

  @Test func aLinkLeadsThroughFlowsAndAnArchiveComesBack() throws {
    #expect(flow.open("/trips/7/book") == .success(.arrived))
    try driver.screen(SeatScreen.self).didSelect("12A")
    let restored = FlowDriver(TripsFlow())
    #expect(restored.flow.restore(from: try flow.archive()).isEmptySuccess)
    #expect(restored.flow.outline == flow.outline)
    _ = try restored.screen(PaymentScreen.self)
  }

  @Test func aGuardThatAnswersLaterIsAwaited() async {
    #expect(flow.push(.archive) == .waiting(.undecided))
    await driver.settle()
    #expect(flow.journey.isAtRoot)
  }

  @Test func tabsShowTheSelectedOne() throws {
    let main = FlowDriver(MainFlow())
    try main.screen(TripList.self).didPressAdd()
    try main.close()
    try main.screen(TripList.self).didSelect(3)
    try main.back()
    #expect(throws: FlowDriverError.self) { try main.back() }
    try main.flow.tabs.select(.more)
    _ = try main.screen(TripMap.self)
    #expect(throws: FlowDriverError.self) { try main.screen(TripList.self) }
  }

  @Test func inColumnsTheUserGoesBackInTheOneInSight() throws {
    let driver = FlowDriver(ColumnsFlow())
    try driver.screen(TripList.self).didSelect(7)
    _ = try driver.screen(TripScreen.self)
    try driver.screen(SeatScreen.self).didSelect("12A")
    driver.flow.showsDetail = true
    try driver.back()
    _ = try driver.screen(SeatScreen.self)
    #expect(throws: FlowDriverError.self) { try driver.back() }
    driver.flow.showsDetail = false
    try driver.back()
    _ = try driver.screen(TripList.self)
    #expect(throws: FlowDriverError.self) { try driver.back() }
  }

  @Test("What one column presents covers both", arguments: [true, false])
  func coveredColumns(showsDetail: Bool) throws {
    let driver = FlowDriver(ColumnsFlow())
    try driver.screen(TripList.self).didPressAdd()
    driver.flow.showsDetail = showsDetail
    _ = try driver.screen(TripForm.self)
    #expect(throws: FlowDriverError.self) { try driver.screen(SeatScreen.self) }
    try driver.close()
    _ = try driver.screen(SeatScreen.self)
    _ = try driver.screen(TripList.self)
  }
}

extension Result<[RestorationLoss], ArchiveError> {
  fileprivate var isEmptySuccess: Bool { (try? get())?.isEmpty == true }
}
