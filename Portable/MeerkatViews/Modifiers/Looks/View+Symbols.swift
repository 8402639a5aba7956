/// How the layers of a symbol are rendered.
///
/// Like SwiftUI's `SymbolRenderingMode`.
///
/// Accepted, without effect.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
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
