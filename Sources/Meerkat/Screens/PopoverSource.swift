public import MeerkatUI
import Observation

extension View {
  /// Marks a view, such as a button, as one that a popover may point at.
  ///
  /// The screen says what its controls are called, and its flow which of them asked for the popover:
  ///
  /// ```swift
  /// Button("Share", action: didPressShare).popoverSource("share")          // in the screen
  /// screen.didPressShare { present(.share, as: .popover(from: "share")) }  // in the flow
  /// ```
  ///
  /// If the view is not on screen, the popover points at the whole screen.
  ///
  /// - Parameter name: The name, unique in what is on screen at one time.
  /// - Returns: A view that shows popovers from this source.
  public func popoverSource(_ name: String) -> some View { modifier(PopoverSource(name: name)) }
}

private struct PopoverSource: ViewModifier {
  let name: String
  @Environment(\.popoverPlace) private var place
  // Another screen of the stack may have a view of the same name.
  @State private var isOnScreen = false

  func body(content: Content) -> some View {
    content
      .pointingPage(item: isOnScreen && place?.shown?.source == name ? place?.shown?.page : nil)
      .onAppear { count(true) }
      .onDisappear { count(false) }
      .onChange(of: name) { before, name in
        guard isOnScreen else { return }
        count(-1, of: before)
        count(1, of: name)
      }
  }

  private func count(_ isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    count(isOnScreen ? 1 : -1, of: name)
  }

  private func count(_ change: Int, of name: String) {
    place?.sources.names[name, default: 0] += change
  }
}

/// The views of a stack that a popover may point at, by name.
@MainActor @Observable
final class PopoverSources {
  /// How many views have a name: while a screen changes, the new one may come first.
  fileprivate var names: [String: Int] = [:]

  nonisolated init() {}

  func contains(_ name: String) -> Bool { names[name, default: 0] > 0 }
}

/// What those views have to know.
struct PopoverPlace: @MainActor Equatable {
  let sources: PopoverSources
  /// The view that shows a popover, and the popover; nil if none does.
  let shown: (source: String, page: Binding<PopoverPage?>)?

  static func == (one: PopoverPlace, other: PopoverPlace) -> Bool {
    one.sources === other.sources && one.shown == nil && other.shown == nil
  }
}

/// What a popover shows, whatever its type.
struct PopoverPage: Identifiable {
  let id: AnyHashable
  let makePage: () -> AnyView
}

extension EnvironmentValues {
  var popoverPlace: PopoverPlace? {
    get { self[AbsentByDefault.self] }
    set { self[AbsentByDefault.self] = newValue }
  }
}
