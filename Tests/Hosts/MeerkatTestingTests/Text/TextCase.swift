import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// A view and the screen on which it is the only one.
struct TextCase: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int?
  let picture: String
  private let show: @MainActor @Sendable (Runtime) -> Void

  init<Content: View>(
    _ name: String, width: Int = 30, height: Int? = nil, _ picture: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.picture = picture
    show = { runtime in runtime.show(view()) }
  }

  var testDescription: String { name }

  /// The screen as text.
  @MainActor func drawn() -> String {
    let runtime = Runtime()
    defer { runtime.end() }
    show(runtime)
    return TextScreen(runtime).text(width: width, height: height)
  }
}
