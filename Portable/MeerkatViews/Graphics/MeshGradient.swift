/// A gradient between the points of a grid.
///
/// Like SwiftUI's `MeshGradient`.
///
/// Works in the browser only.
///
/// ## Differences
/// - Hosts draw no mesh: as a view, it is a radial gradient around each point, above a gradient from
///   row to row, which is all that is drawn of it as a style.
/// - Colours blend as hosts blend them, whatever `smoothsColors` and `colorSpace` say.
public struct MeshGradient: ShapeStyle, Equatable {
  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  var points: [SIMD2<Float>]
  var colors: [Color]
  /// The colour behind the gradient.
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from points, row by row, as fractions of the size, and their colours.
  @Memberwise
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  )

  public var paint: Paint { Paint(.linearGradient(rows, from: .top, to: .bottom)) }

  /// The mean colour of each row.
  var rows: Gradient {
    let rows = stride(from: 0, to: colors.count, by: max(width, 1)).map { start in
      let row = colors[start..<min(start + max(width, 1), colors.count)]
      return row.enumerated().reduce(row[start]) {
        $0.mix(with: $1.element, by: 1 / Double($1.offset + 1))
      }
    }
    return Gradient(colors: rows)
  }
}
