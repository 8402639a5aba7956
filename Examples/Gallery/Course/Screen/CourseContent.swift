import SwiftUI

/// Shows something of a course as soon as it is there, and until then how far the loading is.
struct CourseContent<Content: View>: View {
  let presenter: CoursePresenter
  @ViewBuilder let content: (Course) -> Content

  var body: some View {
    LoadingView(
      loading: presenter.loading, progress: "Loading the course…",
      problem: "The course can’t be shown", didPressTryAgain: presenter.didPressTryAgain
    ) { _ in
      if let course = presenter.course { content(course) }
    }
    .onAppear(perform: presenter.didAppear)
  }
}
