/// Two columns: a sidebar, and the details of what is selected there, each with a journey.
///
/// On a narrow host both are one stack: first the sidebar's steps, then the details' root, then its
/// steps, and above them what is presented. Going there changes the same columns, so that opening
/// out again loses nothing.
///
/// ```swift
/// var split = Split(sidebar: Place.list)
/// split.showDetail(.person(7))
/// split.collapsed                         // [list, push person(7)]
/// try split.go(.back, isCollapsed: true)  // back to the list
/// ```
///
/// What is presented covers both columns, so only one of them presents at a time.
public struct Split<Destination: Hashable> {
  /// One of the two columns.
  public enum Column: Hashable, Sendable, Codable {
    /// The column from which something is selected.
    case sidebar
    /// The column that shows what was selected.
    case detail
  }

  /// The journey of the sidebar.
  public internal(set) var sidebar: Journey<Destination>

  /// The journey of the details, or nil where nothing is selected.
  public internal(set) var detail: Journey<Destination>?

  // Details that are shown later count on from those before, so that no late event of a step that
  // has gone means another one.
  private var lastNumber: Int?

  /// Creates a split that shows no details.
  public init(sidebar: Destination) {
    self.sidebar = Journey(root: sidebar)
  }

  /// Creates a split from the journeys of its columns.
  ///
  /// - Throws: `alreadyPresented` when both present something.
  public init(
    sidebar: Journey<Destination>, detail: Journey<Destination>?
  ) throws(Refusal) {
    if let presentation = sidebar.presentation, detail?.presentation != nil {
      throw .alreadyPresented(presentation)
    }
    self.sidebar = sidebar
    self.detail = detail
  }

  /// The column in which a direction is followed that names none.
  ///
  /// That is the one that presents something, else the details, else the sidebar.
  public var activeColumn: Column {
    guard let detail else { return .sidebar }
    return sidebar.presentation != nil && detail.presentation == nil ? .sidebar : .detail
  }

  /// The journey of a column, or nil where no details are shown.
  public subscript(column: Column) -> Journey<Destination>? {
    switch column {
    case .sidebar: sidebar
    case .detail: detail
    }
  }

  /// Shows the details of something, in the place of those that were shown.
  ///
  /// Where the details have that root already, they are left as they are.
  public mutating func showDetail(_ destination: Destination) {
    guard detail?.root != destination else { return }
    dropDetail()
    detail =
      lastNumber.map { Journey(root: destination, countingFrom: $0) } ?? Journey(root: destination)
  }

  /// Takes the details away.
  ///
  /// - Throws: `noDetail` where none are shown.
  public mutating func closeDetail() throws(Refusal) {
    guard detail != nil else { throw .noDetail }
    dropDetail()
  }

  mutating func dropDetail() {
    lastNumber = detail?.lastNumber ?? lastNumber
    detail = nil
  }
}

extension Split: Hashable {
  /// Whether the columns look the same.
  public static func == (one: Split, other: Split) -> Bool {
    one.sidebar == other.sidebar && one.detail == other.detail
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(sidebar)
    hasher.combine(detail)
  }
}

extension Split: Sendable where Destination: Sendable {}

extension Split: CustomStringConvertible {
  /// Both columns, side by side: `[list] | [person(7), push photo]`.
  public var description: String {
    "\(sidebar) | \(detail.map(\.description) ?? "nothing")"
  }
}
