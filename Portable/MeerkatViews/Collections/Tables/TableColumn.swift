/// One or more columns of a table.
///
/// Like SwiftUI's `TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable

  /// The type that sorts the columns.
  associatedtype TableColumnSortComparator

  /// The columns, in order.
  var columns: [TableColumnDescription<TableRowValue>] { get }
}

/// A column of a table: its header, and the view of each row.
public struct TableColumnDescription<Row> {
  let header: AnyView
  let cell: (Row) -> AnyView
}

/// A column of a table.
///
/// Like SwiftUI's `TableColumn`.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content

  @Memberwise
  init(_ label: Label, _ content: @escaping (RowValue) -> Content)

  @MainActor public var columns: [TableColumnDescription<RowValue>] {
    let content = content
    return [
      TableColumnDescription(header: AnyView(label.font(.headline))) { AnyView(content($0)) }
    ]
  }

  /// Sets the width; hosts derive it from the content of the column.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// Sets the limits of the width; hosts derive it from the content of the column.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a title.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), content)
  }
}

extension TableColumn where Content == Text, Label == Text {
  /// Creates a column of text with a title.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    // A key path does not change, and is read on the main actor only, when the table is shown.
    nonisolated(unsafe) let path = value
    self.init(Text(titleKey)) { Text($0[keyPath: path]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a sortable column with a title.
  @TextForms
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), content)
  }
}

/// A result builder that makes columns from the statements of a closure.
///
/// Like SwiftUI's `TableColumnBuilder`.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  public static func buildPartialBlock<Column: TableColumnContent>(
    first: Column
  ) -> SeveralTableColumns<RowValue, Sort> where Column.TableRowValue == RowValue {
    // A column is a value of the main actor: it is used there only, when the table is shown.
    nonisolated(unsafe) let first = first
    return SeveralTableColumns(parts: [{ first.columns }])
  }

  public static func buildPartialBlock<Column: TableColumnContent>(
    accumulated: SeveralTableColumns<RowValue, Sort>, next: Column
  ) -> SeveralTableColumns<RowValue, Sort> where Column.TableRowValue == RowValue {
    // As above.
    nonisolated(unsafe) let next = next
    return SeveralTableColumns(parts: accumulated.parts + [{ next.columns }])
  }

  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> SeveralTableColumns<RowValue, Sort> where Column.TableRowValue == RowValue {
    // As above.
    nonisolated(unsafe) let column = column
    return SeveralTableColumns(parts: [{ column?.columns ?? [] }])
  }
}

/// Several columns side by side.
nonisolated public struct SeveralTableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let parts: [@MainActor () -> [TableColumnDescription<RowValue>]]

  @MainActor public var columns: [TableColumnDescription<RowValue>] { parts.flatMap { $0() } }
}
