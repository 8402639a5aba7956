public import MeerkatViews

/// A view that draws data.
///
/// Like Swift Charts' `Chart`: marks such as ``LineMark`` and ``BarMark`` say what is drawn, and modifiers
/// of the view how axes, colours and the legend look. Screen readers read the values as a table, and text
/// screens show it.
///
/// ## Differences
/// - Widths of labels are estimated, as only hosts know their fonts.
/// - Changes of marks aren't animated.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartOptions) private var options
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of identifiable data.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of data, with the identity at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor @preconcurrency public var body: some View {
    var marks: [Mark] = []
    content.collect(into: &marks)
    let style = LayoutStyle(words: Words(calendar: calendar, locale: locale), typeSize: typeSize)
    return ChartBody(model: ChartModel(marks, options), options: options, style: style)
  }
}
