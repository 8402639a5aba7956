/// The content of a chart: marks, and what is made of them.
///
/// Like Swift Charts' `ChartContent`. Content that you write implements `body`.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent

  /// The content, made of marks.
  @ChartContentBuilder @MainActor @preconcurrency
  var body: Body { get }
}

extension Never: ChartContent {
  public typealias Body = Never

  /// Never called: a mark has no body.
  public var body: Never { fatalError("A mark has no body.") }
}

/// Content without a body, which knows its marks itself.
@MainActor @preconcurrency
protocol MarkSource: ChartContent where Body == Never {
  @MainActor func addMarks(to marks: inout [Mark])
}

extension MarkSource {
  public var body: Never { fatalError("\(Self.self) is drawn by the chart and has no body.") }
}

extension ChartContent {
  /// Adds the marks of the content, however deep they are in bodies.
  func collect(into marks: inout [Mark]) {
    if let source = self as? any MarkSource {
      source.addMarks(to: &marks)
    } else {
      body.collect(into: &marks)
    }
  }
}

/// Content of any type.
///
/// Like Swift Charts' `AnyChartContent`.
nonisolated public struct AnyChartContent: MarkSource {
  private let content: any ChartContent

  /// Creates content that hides its type.
  public init(_ content: any ChartContent) { self.content = content }

  @MainActor func addMarks(to marks: inout [Mark]) { content.collect(into: &marks) }
}

/// Several marks that modifiers treat as one.
///
/// Like Swift Charts' `Plot`.
nonisolated public struct Plot<Content: ChartContent>: MarkSource {
  private let content: Content

  /// Groups content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor func addMarks(to marks: inout [Mark]) { content.collect(into: &marks) }
}

/// Content with a change to each of its marks.
nonisolated struct ChangedMarks<Content: ChartContent>: MarkSource {
  let content: Content
  let change: (inout Mark) -> Void

  @MainActor func addMarks(to marks: inout [Mark]) {
    let first = marks.count
    content.collect(into: &marks)
    for index in first..<marks.count { change(&marks[index]) }
  }
}

extension ChartContent {
  /// Changes each mark of the content.
  nonisolated func with(_ change: @escaping (inout Mark) -> Void) -> ChangedMarks<Self> {
    ChangedMarks(content: self, change: change)
  }
}
