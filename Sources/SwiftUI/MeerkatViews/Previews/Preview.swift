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
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    self.body = body
  }

  /// The type of the first of the app's own views, without those that `#Preview` makes.
  @MainActor
  var viewName: String? { Self.name(of: body()) }

  private static func name(of view: some View) -> String? { name(ofType: type(of: view)) }

  private static func name<Content: View>(ofType type: Content.Type) -> String? {
    let name = _typeName(type, qualified: true)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    let isOfMacro = name.contains("fMu_")
    if isOfMacro, Content.Body.self != Never.self { return Self.name(ofType: Content.Body.self) }
    let types = name.split { "<>, ".contains($0) }
    let own = types.first {
      $0.contains(".") && !$0.hasPrefix("Meerkat") && !$0.hasPrefix("Swift.")
    }
    return own?.split(separator: ".").last.map(String.init)
  }

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
