import MeerkatActions
import MeerkatUI

/// A screen with two optional actions, as its author writes it.
@Actions
struct CourseScreen: View {
  let title: String
  /// The user wants to join the call.
  @Action var didPressJoinCall: (() -> Void)?
  @Action var didSelectTask: ((_ id: String) -> Void)?

  var body: some View {
    VStack {
      Text(title)
      if let didPressJoinCall { Button("Join call", action: didPressJoinCall) }
      if let didSelectTask { Button("Essay") { didSelectTask("essay") } }
    }
  }
}
