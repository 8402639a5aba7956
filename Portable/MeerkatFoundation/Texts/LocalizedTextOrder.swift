/// The order of texts in a reader's language, for sort descriptors.
///
/// Stands for the cases of Foundation's `String.StandardComparator` that are missing here.
public enum LocalizedTextOrder: Sendable {
  /// As file managers sort: without regard to case, and numbers by their value.
  case localizedStandard
  /// As dictionaries sort.
  case localized
}

extension SortDescriptor {
  /// Creates a descriptor that sorts by a text in a reader's language.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextOrder,
    order: SortOrder = .forward
  ) {
    let path =
      switch comparator {
      case .localizedStandard: keyPath.appending(path: \.asFilesAreSorted)
      case .localized: keyPath.appending(path: \.asWordsAreSorted)
      }
    // A path of two that can be sent holds nothing but them; the compiler doesn't know it.
    self.init(
      unsafeBitCast(path, to: (any KeyPath<Compared, SortedText> & Sendable).self), order: order)
  }
}

extension String {
  fileprivate var asFilesAreSorted: SortedText {
    SortedText(text: self) { $0.localizedStandardCompare($1) }
  }

  fileprivate var asWordsAreSorted: SortedText {
    SortedText(text: self) { $0.localizedCompare($1) }
  }
}

private struct SortedText: Comparable {
  let text: String
  let compare: (String, String) -> ComparisonResult

  static func < (left: SortedText, right: SortedText) -> Bool {
    left.compare(left.text, right.text) == .orderedAscending
  }

  static func == (left: SortedText, right: SortedText) -> Bool { left.text == right.text }
}
