import ClockSupport
import GalleryRooms

/// Runs a test with services that ask a Gallery's server of their own, which ends with the test.
@MainActor
func withServices(_ test: (GalleryServices) async throws -> Void) async throws {
  let server = GalleryServer(LocalServer(routes: LocalServer.Route.gallery, clock: ManualClock()))
  do {
    try await test(GalleryServices(server: server))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
