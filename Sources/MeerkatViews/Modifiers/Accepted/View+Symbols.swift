/// How the layers of a symbol are coloured.
///
/// Like SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols, such as the filled one.
///
/// Like SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  let names: [String]
  public static let none = SymbolVariants(names: [])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let slash = SymbolVariants(names: ["slash"])
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}

extension View {
  /// Sets how large symbols are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { accepted() }

  /// Sets how the layers of symbols are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    accepted()
  }

  /// Sets which variant of symbols is shown.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { accepted() }
}

extension Image {
  /// Sets how the layers of the symbol are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
