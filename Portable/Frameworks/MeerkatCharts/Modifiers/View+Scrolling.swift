public import MeerkatViews

/// Where a chart that people scroll comes to rest; charts here rest anywhere.
///
/// Like Swift Charts' `ChartScrollTargetBehavior`.
public protocol ChartScrollTargetBehavior {}

/// Where a chart comes to rest: at values.
///
/// Like Swift Charts' `ValueAlignedChartScrollTargetBehavior`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// The values at which a long scroll comes to rest.
///
/// Like Swift Charts' `MajorValueAlignment`.
public struct MajorValueAlignment<P: Plottable> {
  public static var page: Self { Self() }
  public static func unit(_ unit: P) -> Self { Self() }
}

extension MajorValueAlignment where P == Date {
  public static func matching(_ components: DateComponents) -> Self { Self() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At dates that have given components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date> = .page
  ) -> Self { Self() }

  /// At multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P> = .page
  ) -> Self { Self() }
}

extension View {
  /// Sets where charts that people scroll come to rest; ignored.
  nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }

  /// Notices the first value that is seen of a chart that people scroll; ignored.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Sets the first value that is seen of a chart that people scroll; ignored.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
}
