import GalleryRooms
import Testing

/// One presenter for each line that was made, and no more.
@MainActor
struct DeviceRowPresentersTests {
  let presenter: DeviceListPresenter

  init() async throws {
    let store = DeviceFile.inMemory()
    try await store.save(DemoDevices.make(500, installed: .sample))
    let presenter = DeviceListPresenter(store: store, didSelect: { _ in }, didPressInstall: {})
    let watching = Task { await presenter.watch() }
    while presenter.configuration.summary == nil { await Task.yield() }
    watching.cancel()
    self.presenter = presenter
  }

  @Test func aPresenterIsMadeWhenItsLineIsAskedFor() {
    #expect(presenter.configuration.devices.count == 500)
    #expect(presenter.rows.count == 0)
    let shown = presenter.configuration.devices.prefix(20).map { presenter.rows[$0] }
    #expect(presenter.rows.count == 20)
    #expect(shown[0]?.configuration.title == "Acorn House, door 0001")
  }

  @Test func aLineGetsTheSamePresenterAgain() {
    let first = presenter.rows["demo-7"]
    #expect(first === presenter.rows["demo-7"])
    #expect(first != nil)
  }

  @Test func aPresenterIsLetGoOfWithItsLine() {
    var shown = presenter.rows["demo-7"]
    weak let released = shown
    #expect(presenter.rows.count == 1)
    shown = nil
    #expect(released == nil)
    #expect(presenter.rows.count == 0)
  }

  @Test func aDeviceThatIsNotThereHasNoLine() {
    #expect(presenter.rows["unknown"] == nil)
  }
}
