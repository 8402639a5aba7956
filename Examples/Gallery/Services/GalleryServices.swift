/// What the rooms need from outside, for one visitor.
///
/// A test gives scripted services instead.
@MainActor
package struct GalleryServices {
  /// How the backend is to be for this visitor; the home screen offers the choice.
  package let backend: Backend
  package let courses: any CourseService

  package init(backend: Backend = Backend(), courses: any CourseService) {
    self.backend = backend
    self.courses = courses
  }

  /// Services that ask a server.
  package init(server: GalleryServer = .shared) {
    let backend = Backend()
    let http = HTTPService(server: server, backend: backend)
    self.init(backend: backend, courses: HTTPCourseService(http: http))
  }
}

extension LocalServer.Route {
  /// What the Gallery's server answers: the routes of all apps.
  package static var gallery: [LocalServer.Route] { courses }
}
