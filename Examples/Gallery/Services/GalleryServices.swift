/// What the rooms need from outside, for one visitor.
///
/// A test gives scripted services instead.
@MainActor
package struct GalleryServices {
  /// How the backend is to be for this visitor; the home screen offers the choice.
  package let backend: Backend
  package let courses: any CourseService
  package let devices: DevicesServices
  package let errors: ErrorServices

  package init(
    backend: Backend = Backend(), courses: any CourseService, devices: DevicesServices,
    errors: ErrorServices
  ) {
    self.backend = backend
    self.courses = courses
    self.devices = devices
    self.errors = errors
  }

  /// Services that ask a server.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - deviceStore: Where installed devices are kept.
  package init(
    server: GalleryServer = .shared, deviceStore: any DeviceStore = DeviceFile.inMemory()
  ) {
    let backend = Backend()
    let http = HTTPService(server: server, backend: backend)
    self.init(
      backend: backend, courses: HTTPCourseService(http: http),
      devices: DevicesServices(store: deviceStore, http: http), errors: ErrorServices(http: http))
  }
}

extension LocalServer.Route {
  /// What the Gallery's server answers: the routes of all apps.
  package static var gallery: [LocalServer.Route] { courses + devices + errors }
}
