import Observation

/// What somebody sees who looks for a course: all of them, and one of them whole.
@MainActor @Observable
package final class MarketplacePresenter {
  package let loading: Loading<[Course]>
  /// The courses that the user takes part in.
  package private(set) var joined: Set<Course.ID> = []

  private let service: any CourseService
  private let clock: any Clock<Duration>
  private var chosen: Course.ID?
  @ObservationIgnored private var presenters: [Course.ID: CoursePresenter] = [:]

  package init(service: any CourseService, clock: any Clock<Duration> = ContinuousClock()) {
    self.service = service
    self.clock = clock
    loading = Loading(clock: clock)
  }

  package func didAppear() {
    if case .idle = loading.state { didPressTryAgain() }
  }

  package func didPressTryAgain() {
    loading.start { [service] () async throws(ServiceError) in try await service.courses() }
  }

  package func didSelectCourse(_ id: Course.ID) {
    chosen = id
  }

  package func didPressTakePart() {
    if let shown { joined.formSymmetricDifference([shown]) }
  }
}

extension MarketplacePresenter {
  /// The course that is shown whole: the chosen one, else the first.
  package var shown: Course.ID? {
    let courses = loading.value ?? []
    return courses.first { $0.id == chosen }?.id ?? courses.first?.id
  }

  package func shelf(of courses: [Course]) -> CourseShelf.Configuration {
    CourseShelf.Configuration(
      cards: courses.map { course in
        CourseShelf.Card(
          id: course.id, title: course.title, teacher: course.teacher,
          systemImage: course.subject.systemImage, isShown: course.id == shown)
      })
  }

  /// The presenter of one course; the same one for as long as the marketplace.
  package func presenter(of id: Course.ID) -> CoursePresenter {
    if let presenter = presenters[id] { return presenter }
    let presenter = CoursePresenter(id, service: service, clock: clock)
    presenters[id] = presenter
    return presenter
  }
}
