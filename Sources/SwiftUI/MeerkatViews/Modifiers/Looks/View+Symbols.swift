/// How the layers of a symbol are rendered.
///
/// Like SwiftUI's `SymbolRenderingMode`.
///
/// Accepted, without effect.
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
  fileprivate let names: [String]
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

extension SymbolVariants {
  /// Returns whether another variant is part of this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.names.allSatisfy { names.contains($0) }
  }

  fileprivate func adding(_ other: SymbolVariants) -> SymbolVariants {
    other == .none ? .none : SymbolVariants(names: names + other.names)
  }

  /// Returns the name of a symbol's variant, or the name itself if there is no drawing of it.
  func name(of symbol: String) -> String {
    let parts = Set(symbol.split(separator: ".").map(String.init))
    // As in the names themselves: what stands around comes before what fills it.
    let order = ["slash", "circle", "square", "rectangle", "fill"]
    let added = order.filter { names.contains($0) && !parts.contains($0) }
    guard !added.isEmpty else { return symbol }
    let isFilled = parts.contains("fill")
    let base = isFilled ? String(symbol.dropLast(".fill".count)) : symbol
    let name = ([base] + added + (isFilled ? ["fill"] : [])).joined(separator: ".")
    return SystemSymbol.named(name) == nil ? symbol : name
  }
}

extension View {
  /// Sets the size of symbols relative to text.
  ///
  /// Works in the browser only.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets how the layers of symbols are rendered.
  ///
  /// Symbols have one colour in every mode.
  ///
  /// Accepted, without effect.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    accepted()
  }

  /// Sets the variant of symbols, if a drawing of it exists.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}

extension Image {
  /// Sets how the layers of the symbol are rendered.
  ///
  /// Accepted, without effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
