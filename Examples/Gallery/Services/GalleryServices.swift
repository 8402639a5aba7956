/// What the rooms need from outside, for one visitor.
///
/// A test gives scripted services instead.
@MainActor
package struct GalleryServices {
  /// How the backend is to be for this visitor; the home screen offers the choice.
  package let backend: Backend
  package let courses: any CourseService
  package let errors: ErrorServices

  /// Creates services; those that are not given ask a server.
  package init(
    backend: Backend = Backend(), server: GalleryServer = .shared,
    courses: (any CourseService)? = nil, errors: ErrorServices? = nil
  ) {
    let http = HTTPService(server: server, backend: backend)
    self.backend = backend
    self.courses = courses ?? HTTPCourseService(http: http)
    self.errors = errors ?? ErrorServices(http: http)
  }
}

extension LocalServer.Route {
  /// What the Gallery's server answers: the routes of all apps.
  package static var gallery: [LocalServer.Route] { courses + errors }
}
