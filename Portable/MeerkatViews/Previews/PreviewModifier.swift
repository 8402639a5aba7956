/// A modifier for previews, with context that several previews share.
///
/// Like SwiftUI's `PreviewModifier`: the program creates the context once for all previews.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The shared context, such as a store with examples.
  associatedtype Context = Void

  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = PreviewModifierContent

  /// Creates the shared context.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates no context.
  public static func makeSharedContext() async throws {}
}

/// The view that a modifier of previews changes.
///
/// Like SwiftUI's `PreviewModifierContent`.
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the view of the preview.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier { try await changed($0, by: modifier) })
  }

  @MainActor
  private static func changed<Modifier: PreviewModifier>(
    _ view: AnyView, by modifier: Modifier
  ) async throws -> AnyView {
    let context = try await SharedContexts.context(of: Modifier.self)
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }
}

/// The contexts that the program's previews share, one for each type of modifier.
@MainActor
private enum SharedContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]
  private static var making: [ObjectIdentifier: Task<Void, any Error>] = [:]

  /// Returns the context, which the first call creates; after an error, the next call tries again.
  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context {
    let key = ObjectIdentifier(type)
    if let known = contexts[key] as? Modifier.Context { return known }
    let task =
      making[key]
      ?? Task {
        defer { making[key] = nil }
        contexts[key] = try await type.makeSharedContext()
      }
    making[key] = task
    try await task.value
    guard let made = contexts[key] as? Modifier.Context else {
      preconditionFailure("The context of \(type) has another type than it was made with.")
    }
    return made
  }
}
