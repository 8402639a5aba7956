/// A preview of a view, with its name and its traits.
///
/// Like SwiftUI's `Preview`. `#Preview` creates one; an app that is run with `--previews` shows
/// them all.
public struct Preview {
  /// The kind of traits for a preview of a view.
  public struct ViewTraits {}

  package let displayName: String?
  package let traits: [PreviewTrait<ViewTraits>]
  private let body: @MainActor () -> any View

  /// Creates a preview of a view.
  @MainActor
  @Memberwise
  public init(
    _ displayName: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  )

  /// The view, inside the modifiers that the traits ask for.
  @MainActor
  package func view() async throws -> AnyView {
    var view = AnyView(body())
    for trait in traits { view = try await trait.modified(view) }
    return view
  }
}

/// A preview that the program contains.
///
/// Like SwiftUI's `PreviewRegistry`. Debug builds have a type that conforms for every `#Preview`.
public protocol PreviewRegistry {
  /// The file of the preview, in the form of `#fileID`.
  static var fileID: String { get }

  /// The line of the preview.
  static var line: Int { get }

  /// The column of the preview.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
