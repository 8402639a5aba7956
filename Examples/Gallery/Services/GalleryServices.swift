/// What the rooms need from outside, for one user.
///
/// A test gives scripted services instead.
@MainActor
package struct GalleryServices {
  /// How the backend is to be for this user; the home screen offers the choice.
  package let backend: Backend
  package let courses: any CourseService
  package let devices: DevicesServices
  package let errors: ErrorServices

  /// Creates services; those that are not given ask a server.
  ///
  /// - Parameters:
  ///   - backend: How the backend is to be.
  ///   - server: The server.
  ///   - deviceStore: Where installed devices are kept.
  ///   - courses: What gives courses.
  ///   - devices: What the devices are kept in and found by.
  ///   - errors: What the error screens ask.
  package init(
    backend: Backend = Backend(), server: GalleryServer = .shared,
    deviceStore: any DeviceStore = DeviceFile.inMemory(),
    courses: (any CourseService)? = nil, devices: DevicesServices? = nil,
    errors: ErrorServices? = nil
  ) {
    let http = HTTPService(server: server, backend: backend)
    self.backend = backend
    self.courses = courses ?? HTTPCourseService(http: http)
    self.devices = devices ?? DevicesServices(store: deviceStore, http: http)
    self.errors = errors ?? ErrorServices(http: http)
  }
}

extension LocalServer.Route {
  /// What the Gallery's server answers: the routes of all apps.
  package static var gallery: [LocalServer.Route] { courses + devices + errors }
}
