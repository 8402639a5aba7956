// Not in `Color` too: the compiler would try both, for every colour in an expression.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var black: Color { Color(.system(.black)) }
  public static var white: Color { Color(.system(.white)) }
  public static var clear: Color { Color(.system(.clear)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The style, one level fainter.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style, two levels fainter.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style, three levels fainter.
  public var quaternary: some ShapeStyle { opacity(0.2) }
  /// The style, four levels fainter.
  public var quinary: some ShapeStyle { opacity(0.15) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
