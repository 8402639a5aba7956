import GalleryRooms
import Testing

@MainActor
struct DeviceDetailsPresenterTests {
  /// A source that knows nothing, and says why.
  struct BrokenSource: DeviceSource {
    let error: any Error

    func device(_ id: Device.ID) throws -> Device? { throw error }
  }

  @Test func allThatIsKnownIsShown() async throws {
    let presenter = DeviceDetailsPresenter("LK-1", source: KnownDevice(.door))
    #expect(presenter.configuration == .loading)
    await presenter.load()
    guard case .device(let overview) = presenter.configuration else {
      Issue.record("\(presenter.configuration)")
      return
    }
    #expect(overview.name == "Front door")
    #expect(overview.state == "Locked")
    #expect(
      overview.facts.map { "\($0.name): \($0.value)" } == [
        "Model: Latch Pro", "Serial number: LK-1", "Address: 10.0.0.1", "Battery: 92%",
        "Installed: 2026-11-21",
      ])
  }

  @Test func aDeviceThatIsNotThereIsSaidToBeMissing() async {
    let presenter = DeviceDetailsPresenter("LK-9", source: KnownDevice(.door))
    await presenter.load()
    let problem = presenter.problem
    #expect(problem?.title == "No such device")
    #expect(problem?.message == "There is no device “LK-9”. It may have been removed.")
    #expect(problem?.canTryAgain == false)
  }

  @Test func whatCannotBeReadCanBeTriedAgain() async {
    let error = DeviceStoreError.noSpace(file: "devices.json")
    let presenter = DeviceDetailsPresenter("LK-1", source: BrokenSource(error: error))
    await presenter.load()
    #expect(presenter.problem?.title == "The device can’t be shown")
    #expect(presenter.problem?.message == error.message)
    #expect(presenter.problem?.canTryAgain == true)
    presenter.didPressTryAgain()
    #expect(presenter.configuration == .loading)
    #expect(presenter.attempt == 1)
  }

  @Test func aLoadThatIsCancelledLeavesTheScreenAsItIs() async {
    let presenter = DeviceDetailsPresenter(
      "LK-1", source: BrokenSource(error: CancellationError()))
    await presenter.load()
    #expect(presenter.configuration == .loading)
  }
}

extension DeviceDetailsPresenter {
  fileprivate var problem: DeviceDetailsScreen.Problem? {
    if case .problem(let problem) = configuration { problem } else { nil }
  }
}
