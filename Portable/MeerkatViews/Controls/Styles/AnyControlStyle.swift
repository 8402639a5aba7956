/// A type-erased style of a kind of control.
struct AnyControlStyle<Configuration>: Equatable {
  private let box: any StyleBox<Configuration>

  /// Creates a type-erased style, with the way to the body that it makes.
  init<Style, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    box = TypedStyleBox(style, makeBody)
  }

  /// Returns the control as the style shows it.
  @MainActor func body(_ configuration: Configuration) -> AnyView { box.body(configuration) }

  /// Returns the control as the style shows it, in which a control of the same kind is one in the
  /// usual style.
  @MainActor func body(
    _ configuration: Configuration, resetting path: WritableKeyPath<EnvironmentValues, Self?>
  ) -> some View {
    EnvironmentModified(content: body(configuration)) { $0[keyPath: path] = nil }
  }

  static func == (left: Self, right: Self) -> Bool {
    if left.box === right.box { return true }
    // Stays here: the caller is on the main actor.
    nonisolated(unsafe) let boxes = (left.box, right.box)
    return MainActor.ifCurrent { boxes.0.isSame(as: boxes.1) } ?? false
  }
}

private protocol StyleBox<Configuration>: AnyObject {
  associatedtype Configuration

  @MainActor func body(_ configuration: Configuration) -> AnyView

  @MainActor func isSame(as other: any StyleBox<Configuration>) -> Bool
}

private final class TypedStyleBox<Style, Configuration, Body: View>: StyleBox<Configuration> {
  private var style: Style
  private let makeBody: @MainActor (Style, Configuration) -> Body

  @Memberwise
  init(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body)

  @MainActor func body(_ configuration: Configuration) -> AnyView {
    AnyView(
      StyledControl(style: Filled(value: style), configuration: configuration, makeBody: makeBody))
  }

  @MainActor func isSame(as other: any StyleBox<Configuration>) -> Bool {
    guard let other = other as? TypedStyleBox<Style, Configuration, Body> else { return false }
    return Sameness.isSame(&style, other.style)
  }
}

/// A control as shown by a style: a separate view, so that the style can read the environment.
private struct StyledControl<Style, Configuration, Content: View>: View {
  let style: Filled<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  var body: Content { makeBody(style.value, configuration) }
}
