/// A table of rows and columns.
///
/// Like SwiftUI's `Table`.
///
/// ## Differences
/// - All columns are shown, however little space there is, and a user can't sort.
nonisolated public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let rows: [Value]
  private let columns: [TableColumnDescription<Value>]
  private let selection: Selection?

  /// Which rows are selected, and what selects one.
  struct Selection {
    let contains: (Value.ID) -> Bool
    let choose: (Value.ID) -> Void
  }

  @Memberwise
  init(_ rows: [Value], _ columns: [TableColumnDescription<Value>], _ selection: Selection? = nil)

  @MainActor @preconcurrency public var body: some View {
    ScrollView {
      Grid(alignment: .leading) {
        GridRow { ForEach(columns.indices, id: \.self) { columns[$0].header } }
        Divider()
        ForEach(rows) { row in
          GridRow { ForEach(columns.indices, id: \.self) { cell($0, of: row) } }
        }
      }
      .padding()
    }
  }

  @MainActor @ViewBuilder private func cell(_ column: Int, of row: Value) -> some View {
    let view = columns[column].cell(row)
    if let selection {
      view.bold(selection.contains(row.id))
        .onTapGesture { selection.choose(row.id) }
        .accessibilityAddTraits(selection.contains(row.id) ? .isSelected : [])
    } else {
      view
    }
  }
}

/// The rows of a collection.
///
/// Like SwiftUI's `TableForEachContent`.
public struct TableForEachContent<Data> {}

extension Table.Selection {
  init(_ binding: Binding<Value.ID?>) {
    contains = { binding.wrappedValue == $0 }
    choose = { binding.wrappedValue = $0 }
  }

  init(_ binding: Binding<Set<Value.ID>>) {
    contains = { binding.wrappedValue.contains($0) }
    choose = { id in
      if binding.wrappedValue.remove(id) == nil { binding.wrappedValue.insert(id) }
    }
  }
}

extension Table {
  /// Creates a table of a collection's values, of which a user may select one.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> SeveralTableColumns<Value, Never>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == SeveralTableColumns<Value, Never>
  {
    self.init(Array(data), columns().columns, selection.map { Selection($0) })
  }

  /// Creates a table of a collection's values, of which a user may select several.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> SeveralTableColumns<Value, Never>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == SeveralTableColumns<Value, Never>
  {
    self.init(Array(data), columns().columns, Selection(selection))
  }

  /// Creates a sortable table of a collection's values, of which a user may select one.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>? = nil, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> SeveralTableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == SeveralTableColumns<Value, Sort>, Sort.Compared == Value
  {
    self.init(Array(data), columns().columns, selection.map { Selection($0) })
  }

  /// Creates a sortable table of a collection's values, of which a user may select several.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> SeveralTableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == SeveralTableColumns<Value, Sort>, Sort.Compared == Value
  {
    self.init(Array(data), columns().columns, Selection(selection))
  }
}

/// The look of tables.
///
/// Like SwiftUI's `TableStyle`. Only the built-in styles; hosts show them all alike.
public protocol TableStyle {}

/// A built-in style.
///
/// Combines SwiftUI's types of built-in styles.
public struct BuiltInTableStyle: TableStyle, Hashable, Sendable {
  let name: String
}

extension TableStyle where Self == BuiltInTableStyle {
  public static var automatic: Self { Self(name: "automatic") }
  public static var inset: Self { Self(name: "inset") }
  public static var bordered: Self { Self(name: "bordered") }
}

extension View {
  /// Sets the style of the tables inside.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { accepted() }

  /// Hides the column headers of the tables inside; ignored by hosts.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { accepted() }
}
