import GalleryRooms
import Testing

@MainActor
struct DetectionPresenterTests {
  let discovery = ScriptedDiscovery()
  let chosen = Chosen()
  let presenter: DetectionPresenter

  /// The devices that the user has chosen.
  @MainActor final class Chosen {
    var list: [FoundDevice] = []
  }

  init() {
    let chosen = chosen
    presenter = DetectionPresenter(discovery) { chosen.list.append($0) }
  }

  var found: [String] { presenter.configuration.devices.map(\.title) }

  func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test func nothingIsSearchedBeforeTheScreenAppears() {
    #expect(discovery.begun == 0)
    #expect(presenter.configuration == DetectionScreen.Configuration())
  }

  @Test func theScreenTellsHowFarTheSearchIs() async {
    presenter.didAppear()
    #expect(presenter.configuration.progress == 0)
    discovery.tell(.progress(0.25), .found(.door), .progress(0.5))
    await until { presenter.configuration.progress == 0.5 }
    #expect(found == ["Front door"])
    #expect(presenter.configuration.devices.map(\.detail) == ["Latch Pro, LK-1"])
    #expect(presenter.configuration.notice == nil)
  }

  @Test func whoComesBackFindsWhatWasThere() async {
    presenter.didAppear()
    discovery.tell(.found(.door))
    discovery.finish()
    await until { presenter.configuration.progress == nil }
    presenter.didAppear()
    #expect(discovery.begun == 1)
    #expect(found == ["Front door"])
  }

  @Test func aDeviceThatAnswersTwiceIsThereOnce() async {
    presenter.didAppear()
    discovery.tell(.found(.door), .found(.gate), .found(.door))
    discovery.finish()
    await until { presenter.configuration.progress == nil }
    #expect(found == ["Front door", "Garden gate"])
  }

  @Test func whereNothingIsFoundTheScreenSaysWhatToDo() async {
    presenter.didAppear()
    discovery.finish()
    await until { presenter.configuration.progress == nil }
    #expect(presenter.configuration.notice?.title == "No lock was found")
    #expect(
      presenter.configuration.notice?.message
        == "Check that the lock has power and is near you, then search again.")
    presenter.didPressSearchAgain()
    #expect(presenter.configuration.notice == nil)
    #expect(presenter.configuration.progress == 0)
  }

  @Test func aSearchThatFailsSaysWhyAndKeepsWhatItFound() async {
    presenter.didAppear()
    discovery.tell(.found(.door))
    discovery.finish(throwing: .refused)
    await until { presenter.configuration.progress == nil }
    #expect(presenter.configuration.notice?.message == ServiceError.refused.description)
    #expect(found == ["Front door"])
  }

  @Test func aStoppedSearchIsEndedAndKeepsWhatItFound() async {
    presenter.didAppear()
    discovery.tell(.found(.door))
    await until { !found.isEmpty }
    presenter.didPressStop()
    #expect(presenter.configuration.progress == nil)
    #expect(presenter.configuration.notice == nil)
    await until { discovery.ended == 1 }
    #expect(found == ["Front door"])
  }

  @Test func whoStopsBeforeAnythingWasFoundIsToldSo() {
    presenter.didAppear()
    presenter.didPressStop()
    #expect(presenter.configuration.notice?.title == "The search was stopped")
  }

  @Test func anEarlierSearchHasNoSayInALaterOne() async {
    presenter.didAppear()
    presenter.didPressStop()
    presenter.didPressSearchAgain()
    discovery.tell(.found(.gate), in: 0)
    discovery.tell(.found(.door), in: 1)
    discovery.finish()
    await until { presenter.configuration.progress == nil }
    #expect(found == ["Front door"])
  }

  @Test func theChosenDeviceIsHandedOn() async {
    presenter.didAppear()
    discovery.tell(.found(.door), .found(.gate))
    await until { found.count == 2 }
    presenter.didSelect("LK-2")
    presenter.didSelect("unknown")
    #expect(chosen.list == [.gate])
  }

  @Test func theSearchEndsWithThePresenter() async {
    let discovery = ScriptedDiscovery()
    var presenter: DetectionPresenter? = DetectionPresenter(discovery) { _ in }
    presenter?.didAppear()
    presenter = nil
    await until { discovery.ended == 1 }
    #expect(discovery.begun == 1)
  }
}
