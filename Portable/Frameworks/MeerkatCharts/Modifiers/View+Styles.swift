public import MeerkatViews

extension View {
  /// Sets the styles of values in charts.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map { Datum($0.key) }
    let range = mapping.map { AnyShapeStyle($0.value) }
    return chart {
      $0.styles.domain = domain
      $0.styles.range = range
    }
  }

  /// Sets the values that have styles in charts, in order.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let values = DomainWish(domain).values
    return chart { $0.styles.domain = values }
  }

  /// Sets the values that have styles in charts, and the styles, in order.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartForegroundStyleScale(range: range).chartForegroundStyleScale(domain: domain)
  }

  /// Sets the styles of values in charts, in order.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let styles = (range as? [Range.VisualValue])?.map { AnyShapeStyle($0) }
    return chart { $0.styles.range = styles }
  }

  /// Sets the values that have styles in charts, and a function for their styles.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartForegroundStyleScale(mapping: mapping).chartForegroundStyleScale(domain: domain)
  }

  /// Sets a function for the styles of values in charts.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.styles.mapping = { $0.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the symbols of values in charts.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { (Datum($0.key), $0.value as any ChartSymbolShape) }
    return chart { $0.symbols = Dictionary(pairs) { first, _ in first } }
  }
}
