import SwiftUI

/// All courses on a shelf, and below it one of them, embedded.
///
/// Users who don’t take part may ask the teacher; the call’s button is for those who do.
struct MarketplacePage: View {
  let presenter: MarketplacePresenter
  let didPressMessages: (Course.ID) -> Void
  let didPressJoinCall: (Course.ID) -> Void

  var body: some View {
    LoadingView(
      loading: presenter.loading, progress: "Looking for courses…",
      problem: "The courses can’t be shown", didPressTryAgain: presenter.didPressTryAgain
    ) { courses in
      VStack(alignment: .leading, spacing: 16) {
        CourseShelf(configuration: presenter.shelf(of: courses))
          .didSelectCourse(presenter.didSelectCourse)
        if let id = presenter.shown { course(id) }
      }
      .padding(.vertical)
    }
    .onAppear(perform: presenter.didAppear)
    .navigationTitle("Marketplace")
  }

  @ViewBuilder private func course(_ id: Course.ID) -> some View {
    let takesPart = presenter.joined.contains(id)
    Button(action: presenter.didPressTakePart) {
      Label(
        takesPart ? "Enrolled" : "Enroll",
        systemImage: takesPart ? "checkmark" : "plus")
    }
    .buttonStyle(.borderedProminent)
    .padding(.horizontal)
    CourseView(presenter: presenter.presenter(of: id))
      .didPressMessages { didPressMessages(id) }
      .didPressJoinCall(takesPart ? { didPressJoinCall(id) } : nil)
      .id(id)
  }
}
