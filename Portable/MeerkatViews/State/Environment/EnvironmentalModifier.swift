/// A modifier that is made of the environment when it is used.
///
/// Like SwiftUI's `EnvironmentalModifier`.
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is used.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier for its environment.
  @MainActor @preconcurrency
  public func body(content: Content) -> some View { Resolved(content: content, modifier: self) }
}

/// A view with a modifier for its environment.
private struct Resolved<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
