public import MeerkatViews

extension View {
  /// Notices which value of the x axis a finger is at; nil as soon as it goes.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.xSelection = { value.wrappedValue = $0?.value(as: P.self) } }
  }

  /// Notices which value of the y axis a finger is at; nil as soon as it goes.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.ySelection = { value.wrappedValue = $0?.value(as: P.self) } }
  }

  /// Notices where between nothing and the sum of all sectors a finger is; nil as soon as it goes.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.angleSelection = { value.wrappedValue = $0?.value(as: P.self) } }
  }

  /// Lets people scroll charts along the x axis.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.x.isScrollable = axes.contains(.horizontal) }
  }

  /// Sets how much of the x axis is seen at once in a chart that people scroll.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = Datum(length).amount
    return chart { $0.x.visibleLength = length }
  }
}
