/// Names by which elements are found again.
@MainActor
extension [FoundElement] {
  /// The shortest name by which one element is found, and nothing else.
  ///
  /// - Parameters:
  ///   - isSuitable: Whether what is to be done can be done to an element.
  ///   - isMeant: Whether it is the element.
  /// - Returns: A search, and if it finds several, which of them it is, counted from 1.
  package func name(
    among isSuitable: (FoundElement) -> Bool, _ isMeant: (FoundElement) -> Bool
  ) -> (search: ElementSearch, number: Int?)? {
    let suitable = filter(isSuitable)
    guard let meant = suitable.first(where: isMeant) else { return nil }
    let plain = ElementSearch(label: meant.label)
    // A sheet has no name among deeds.
    var (ofRole, inRow) = (plain, plain)
    ofRole.role = meant.role == .sheet ? nil : meant.role
    inRow.row = meant.row
    var both = ofRole
    both.row = meant.row
    // What isn't made yet may have the same name.
    let names =
      meant.label.isEmpty || meant.target.hasSkippedSiblings ? [] : [plain, ofRole, inRow, both]
    for name in names {
      let found = name.matches(in: suitable)
      if found.count == 1, isMeant(found[0]) || found[0].target === meant.target {
        return (name, nil)
      }
    }
    return ofRole.matches(in: suitable).firstIndex(where: isMeant).map { (ofRole, $0 + 1) }
  }
}

extension Element {
  /// Whether it stands among others, outside of a list, of which some aren't made yet.
  fileprivate var hasSkippedSiblings: Bool {
    for container in containers {
      if container is ListElement { return false }
      let isSkipping = container.children.contains {
        ($0 as? SkippedRowsElement)?.range.isEmpty == false
      }
      if isSkipping { return true }
    }
    return false
  }
}

extension FoundElement {
  /// The `ForEach` around it, with the row of it that it is in; nil if there is none.
  @MainActor package var repetition: (each: ObjectIdentifier, row: ObjectIdentifier)? {
    var node: Node = rowElement ?? target
    while let parent = node.parent {
      if parent is any IdentifyingNode { return (ObjectIdentifier(parent), ObjectIdentifier(node)) }
      if parent is ScreenElement { return nil }
      node = parent
    }
    return nil
  }
}
