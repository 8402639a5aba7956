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

  func adding(_ other: SymbolVariants) -> SymbolVariants {
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
