package import SwiftUI

/// Draws a course: the header, the next call, messages and tasks.
///
/// An action that is nil has no control.
package struct CourseUI: View {
  let configuration: Configuration
  var didPressJoinCall: (() -> Void)?
  var didPressSchedule: (() -> Void)?
  var didPressMessages: (() -> Void)?
  var didSelectTask: ((CourseTask.ID) -> Void)?

  package var body: some View {
    List {
      Section {
        CourseHeader(configuration: configuration)
      }
      Section {
        CourseSchedule(
          nextCall: configuration.nextCall, didPressJoinCall: didPressJoinCall,
          didPressSchedule: didPressSchedule)
      } header: {
        Text("Next call")
      }
      if let didPressMessages {
        Section {
          CourseMessagesButton(unread: configuration.unread, didPress: didPressMessages)
        }
      }
      Section {
        ForEach(configuration.tasks) { task in
          CourseTaskRow(task: task, didSelect: didSelectTask)
        }
      } header: {
        Text("Tasks")
      }
    }
  }
}
