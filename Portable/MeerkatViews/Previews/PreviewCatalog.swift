/// The previews that the program contains: every `#Preview` of a debug build, and every `PreviewProvider`.
@MainActor
package struct PreviewCatalog {
  /// A preview with what it is found by.
  package struct Item: Identifiable {
    /// The file and the line, or the name of the type.
    package let id: String
    /// What the preview stands under: its file, or the module of its type.
    package let file: String
    package let name: String
    /// The line of a `#Preview`; nil for a type, whose name is the id.
    package let line: Int?
    fileprivate let make: @MainActor () async throws -> AnyView

    /// Makes the view, inside the modifiers that the preview's traits ask for.
    @MainActor package func view() async throws -> AnyView { try await make() }
  }

  /// The previews in the order of their files and lines.
  package let items: [Item]

  /// A line for each preview, or what to do where there is none.
  package var list: String {
    guard !items.isEmpty else {
      #if DEBUG
        return "This program contains no previews. Add a `#Preview` or a `PreviewProvider`."
      #else
        return "This program contains no previews. `#Preview` is part of debug builds only."
      #endif
    }
    return items.map { "\($0.id)  \($0.name)" }.joined(separator: "\n")
  }

  /// Finds the previews.
  package init() {
    let registered = TypesOfProgram.conforming(to: "PreviewRegistry")
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
      .map(PreviewCatalog.item)
    let provided = TypesOfProgram.conforming(to: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { PreviewCatalog.item(of: $0) }
      .sorted { $0.id < $1.id }
    items = registered + provided
  }

  private static func item(_ registry: any PreviewRegistry.Type) -> Item {
    // The body isn't asked for anything: one that traps would end the list.
    let name = (try? registry.makePreview())?.displayName
    return Item(
      id: "\(registry.fileID):\(registry.line)", file: registry.fileID,
      name: name ?? "Line \(registry.line)", line: registry.line
    ) {
      try await registry.makePreview().view()
    }
  }

  private static func item<Provider: PreviewProvider>(of provider: Provider.Type) -> Item {
    let id = String(reflecting: provider)
    let suffix = "_Previews"
    let name = "\(provider)"
    return Item(
      id: id, file: String(id.prefix { $0 != "." }),
      name: name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name, line: nil
    ) {
      AnyView(provider.previews)
    }
  }
}
