public import MeerkatViews

extension View {
  /// Sets the values of the x axis of charts.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let wish = DomainWish(domain)
    return chart {
      $0.x.domain = wish
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets the values of the x axis of charts, and the part of the plot that it takes.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain, type: type).chartXScale(range: range)
  }

  /// Sets the part of the plot that the x axis of charts takes.
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range as? PlotDimensionScaleRange
    return chart {
      $0.x.range = range
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets how values are spread along the x axis of charts.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    chart { $0.x.type = type ?? $0.x.type }
  }
}

extension View {
  /// Sets the values of the y axis of charts.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let wish = DomainWish(domain)
    return chart {
      $0.y.domain = wish
      $0.y.type = type ?? $0.y.type
    }
  }

  /// Sets the values of the y axis of charts, and the part of the plot that it takes.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain, type: type).chartYScale(range: range)
  }

  /// Sets the part of the plot that the y axis of charts takes.
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    let range = range as? PlotDimensionScaleRange
    return chart {
      $0.y.range = range
      $0.y.type = type ?? $0.y.type
    }
  }

  /// Sets how values are spread along the y axis of charts.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    chart { $0.y.type = type ?? $0.y.type }
  }
}
