/// One or more rows of a table.
///
/// Like SwiftUI's `TableRowContent`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable

  /// The values of the rows, in order.
  var rowValues: [TableRowValue] { get }
}

/// A row of a table.
///
/// Like SwiftUI's `TableRow`.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  @MainActor public var rowValues: [Value] { [value] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var rowValues: [Content.TableRowValue] { data.flatMap { content($0).rowValues } }

  /// Creates rows for each identifiable element.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, content: content) { _ in }
  }

  /// Creates a row for each identifiable element.
  public init(_ data: Data)
  where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data) { TableRow($0) }
  }
}

/// A result builder that makes rows from the statements of a closure.
///
/// Like SwiftUI's `TableRowBuilder`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
  where Row.TableRowValue == Value { row }

  public static func buildPartialBlock<Row: TableRowContent>(first: Row) -> Row
  where Row.TableRowValue == Value { first }

  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> SeveralTableRows<Value> where First.TableRowValue == Value, Next.TableRowValue == Value {
    // Rows are values of the main actor: they are used there only, when the table is shown.
    nonisolated(unsafe) let (first, next) = (accumulated, next)
    return SeveralTableRows { first.rowValues + next.rowValues }
  }

  public static func buildIf<Row: TableRowContent>(_ row: Row?) -> SeveralTableRows<Value>
  where Row.TableRowValue == Value {
    // As above.
    nonisolated(unsafe) let row = row
    return SeveralTableRows { row?.rowValues ?? [] }
  }

  public static func buildEither<Row: TableRowContent>(first: Row) -> SeveralTableRows<Value>
  where Row.TableRowValue == Value { buildIf(first) }

  public static func buildEither<Row: TableRowContent>(second: Row) -> SeveralTableRows<Value>
  where Row.TableRowValue == Value { buildIf(second) }
}

/// Several rows, one below the other.
nonisolated public struct SeveralTableRows<Value: Identifiable>: TableRowContent {
  let make: @MainActor () -> [Value]

  @MainActor public var rowValues: [Value] { make() }
}

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value {
  /// Creates a table of rows, of which a user may select one.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> SeveralTableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == SeveralTableColumns<Value, Never> {
    self.init(rows().rowValues, columns().columns, selection.map { Selection($0) })
  }

  /// Creates a table of rows, of which a user may select several.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> SeveralTableColumns<Value, Never>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == SeveralTableColumns<Value, Never> {
    self.init(rows().rowValues, columns().columns, Selection(selection))
  }

  /// Creates a sortable table of rows, of which a user may select one.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>? = nil, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> SeveralTableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == SeveralTableColumns<Value, Sort>, Sort.Compared == Value {
    self.init(rows().rowValues, columns().columns, selection.map { Selection($0) })
  }

  /// Creates a sortable table of rows, of which a user may select several.
  @MainActor public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> SeveralTableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == SeveralTableColumns<Value, Sort>, Sort.Compared == Value {
    self.init(rows().rowValues, columns().columns, Selection(selection))
  }
}
