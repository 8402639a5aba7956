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
    let made = try? registry.makePreview()
    return Item(
      id: "\(registry.fileID):\(registry.line)", file: registry.fileID,
      name: made?.displayName ?? made?.viewName ?? "Line \(registry.line)", line: registry.line
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

/// The types in the program, from the records that the compiler leaves for the runtime.
///
/// There is no other way to find which types conform to a protocol. The layout of the records is
/// part of Swift's stable ABI.
private enum TypesOfProgram {
  /// Returns the types without type parameters that conform to a protocol with a name.
  static func conforming(to name: String) -> [Any.Type] {
    let search = Search(name)
    enumerateSections(
      { sections, search in
        // Behind a version, an address and two unused words come pairs of address and length: first the one of
        // protocols, then the one of conformances.
        let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
        let length = sections.load(fromByteOffset: 56, as: Int.self)
        if let start, let search {
          Unmanaged<Search>.fromOpaque(search).takeUnretainedValue().look(at: start, length)
        }
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }

  private final class Search {
    private let name: String
    var found: [Any.Type] = []

    init(_ name: String) { self.name = name }

    func look(at start: UnsafeRawPointer, _ length: Int) {
      for offset in stride(from: 0, to: length, by: 4) {
        guard let conformance = target(of: start + offset),
          let named = protocolDescriptor(of: conformance), text(at: named + 8) == name,
          let descriptor = type(of: conformance)
        else { continue }
        // What has type parameters can't be made without them.
        guard descriptor.load(as: UInt32.self) & 0x80 == 0,
          let accessor = target(of: descriptor + 12)
        else { continue }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
        found.append(unsafeBitCast(metadata, to: (Any.Type).self))
      }
    }

    /// The descriptor of the type that conforms, where it is one of Swift's own.
    private func type(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
      switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
      case 0: return target(of: conformance + 4)
      case 1: return target(of: conformance + 4)?.load(as: UnsafeRawPointer?.self)
      default: return nil
      }
    }

    /// The descriptor of the protocol: an odd distance leads to its address.
    private func protocolDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(conformance.load(as: Int32.self))
      let target = conformance + (distance & ~1)
      return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// Where a distance leads that is kept in four bytes.
    private func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(place.load(as: Int32.self))
      return distance == 0 ? nil : place + distance
    }

    private func text(at place: UnsafeRawPointer) -> String? {
      target(of: place).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
