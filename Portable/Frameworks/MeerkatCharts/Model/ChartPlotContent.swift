public import MeerkatViews

/// The plot of a chart, to be changed by `chartPlotStyle`.
///
/// Like Swift Charts' `ChartPlotContent`.
public struct ChartPlotContent: View {
  public var body: some View { Color.clear }
}
