public import MeerkatViews

extension ChartContent {
  /// Sets the style of the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return with {
      if $0.look.foreground == nil, $0.look.foregroundKey == nil { $0.look.foreground = style }
    }
  }

  /// Gives each value a colour of its own, which the legend shows.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    with { if $0.look.foregroundKey == nil { $0.look.foregroundKey = value.plotted } }
  }

  /// Sets the opacity of the marks.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    with { $0.look.opacity *= opacity }
  }

  /// Rounds the corners of bars, rectangles and sectors, in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    with { $0.look.cornerRadius = $0.look.cornerRadius ?? radius }
  }

  /// Sets how lines and rules are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    with { $0.look.lineStyle = $0.look.lineStyle ?? style }
  }

  /// Gives each value a pattern of dashes of its own.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    with { if $0.look.lineStyleKey == nil { $0.look.lineStyleKey = value.plotted } }
  }

  /// Sets how lines and areas get from point to point.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    with { $0.look.interpolation = $0.look.interpolation ?? method }
  }

  /// Puts marks in front of those with lower values.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    with { $0.look.zIndex = $0.look.zIndex ?? value }
  }
}

extension ChartContent {
  /// Sets the symbol of points, and of the points of lines.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    with { $0.look.symbol = $0.look.symbol ?? symbol }
  }

  /// Shows a view at each point.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return with { if $0.look.symbolView == nil { $0.look.symbolView = view } }
  }

  /// Gives each value a symbol of its own.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    with { if $0.look.symbolKey == nil { $0.look.symbolKey = value.plotted } }
  }

  /// Sets the area of symbols, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    with { $0.look.symbolSize = $0.look.symbolSize ?? area }
  }

  /// Sets the size of symbols, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Makes symbols as large as values.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    with { if $0.look.symbolSizeKey == nil { $0.look.symbolSizeKey = value.plotted } }
  }
}

extension ChartContent {
  /// Puts bars of one place side by side, in an order of values, instead of on top of each other.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    with { if $0.look.positionKey == nil { $0.look.positionKey = value.plotted } }
  }

  /// Moves the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks, in points.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the edges of the marks, in points.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the edges of the marks, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    with {
      $0.look.offset.xStart += xStart
      $0.look.offset.xEnd += xEnd
      $0.look.offset.yStart += yStart
      $0.look.offset.yEnd += yEnd
    }
  }
}
