package import MeerkatActions
package import SwiftUI

/// A course: loading, loaded, or failed with another try.
///
/// It says what the user did, and hands each action one level down, to the view that draws the
/// control. What nobody listens to is nil there too, and is not drawn.
@Actions
package struct CourseView: View {
  package let presenter: CoursePresenter
  @Action package var didPressJoinCall: (() -> Void)?
  @Action package var didPressSchedule: (() -> Void)?
  @Action package var didPressMessages: (() -> Void)?
  @Action package var didSelectTask: ((CourseTask.ID) -> Void)?

  package var body: some View {
    CourseContent(presenter: presenter) { _ in
      if let configuration = presenter.configuration {
        CourseUI(
          configuration: configuration,
          didPressJoinCall: didPressJoinCall,
          didPressSchedule: didPressSchedule,
          didPressMessages: didPressMessages,
          didSelectTask: didSelectTask)
      }
    }
  }
}
