/// Reads a flow's part of an address.
///
/// ```
/// journey = [places] { places | mark place }   places = segments [child]
/// place   = segments [;with:queries] [child]   child  = [;down] journey [;up]
/// mark    = ;push | ;sheet | … | ;own | ;root
/// ```
extension LinkTable {
  /// Offers the rest of an address to the child flow in the top step of a journey.
  ///
  /// Returns false, possibly after moving the reader, if the step has no child with links. A child
  /// with links reads with its own table, and leaves what it doesn't know.
  package typealias ChildReading = (
    _ journey: AnyJourney, _ reader: inout LinkReader
  ) throws(LinkError) -> Bool

  /// Reads the part of an address that belongs to this table.
  ///
  /// The longest match wins, and is never given up for a shorter one, so the effort grows with the
  /// length of the address. What it leaves is offered to the child of its topmost step. What the
  /// child leaves is a further place of this table, in the style declared with it. If no place of
  /// this table begins there, the rest belongs to the parent. After `;down`, what follows belongs
  /// to the child, even if a longer match would take it; after `;up`, it belongs to the parent.
  ///
  /// - Parameters:
  ///   - reader: The address, at the first segment of this flow. Call ``LinkReader/checkEnd()``
  ///     when the outermost flow has read its part.
  ///   - root: The destination at the root, unless the link specifies another.
  ///   - child: Reads the part of a step's child flow.
  /// - Returns: The journey of this flow, without its children; it contains the steps that were
  ///   offered to `child`, with their identities.
  /// - Throws: An error that says which mark or place is misplaced, and why.
  package func read(
    _ reader: inout LinkReader, root: AnyDestination,
    child: ChildReading = { _, _ throws(LinkError) in false }
  ) throws(LinkError) -> AnyJourney {
    try read(&reader, root: root, isChild: reader.position > 0, child: child)
  }

  func read(
    _ reader: inout LinkReader, root: AnyDestination, isChild: Bool,
    child: ChildReading = { _, _ throws(LinkError) in false }
  ) throws(LinkError) -> AnyJourney {
    var trip = LinkTrip(self, root: root)
    var isFirst = true
    while try readPlaces(&reader, into: &trip, isFirst: isFirst, isChild: isChild) {
      try readChild(of: trip.journey, &reader, child: child)
      isFirst = false
    }
    return trip.journey
  }

  /// Reads a place with its parents, or one after a mark; returns false if there is none.
  private func readPlaces(
    _ reader: inout LinkReader, into trip: inout LinkTrip, isFirst: Bool,
    isChild: Bool
  ) throws(LinkError) -> Bool {
    if let mark = reader.takeMark() {
      try readMarked(&reader, into: &trip, mark: mark, isFirst: isFirst)
    } else if isFirst {
      try readFirst(&reader, into: &trip, isChild: isChild)
    } else {
      guard reader.isInPlace else { return false }
      let matches = LinkMatches(self, run: try reader.run(), shared: reader.query)
      reader.note(matches.misfit)
      guard let match = matches.longest(onOthers: true) else { return false }
      try trip.putFurther(matches, upTo: match)
      reader.move(to: matches.run.end(after: match.count))
    }
    return true
  }

  private func readFirst(
    _ reader: inout LinkReader, into trip: inout LinkTrip, isChild: Bool
  ) throws(LinkError) {
    let matches = LinkMatches(self, run: try reader.run(), shared: reader.query)
    reader.note(matches.misfit)
    if reader.isAtEnd, case .wrongQuery(let name, let value, let expected) = matches.misfit?.error {
      throw .wrongQuery(name: name, value: value, expected: expected)
    }
    let count = matches.longest()?.count ?? 0
    // A child that the address doesn't mention is at its root.
    guard count > 0 || !isChild || matches.isRootInQuery else { return }
    try trip.putFirst(matches, upTo: count)
    reader.move(to: matches.run.end(after: count))
  }

  private func readMarked(
    _ reader: inout LinkReader, into trip: inout LinkTrip, mark: LinkSegment,
    isFirst: Bool
  ) throws(LinkError) {
    let position = reader.position
    let matches = LinkMatches(self, run: try reader.run(), shared: reader.query)
    guard let match = matches.longest() else {
      throw matches.misfit?.error ?? .unfinished(segment: mark.written, position: position)
    }
    let placement = mark.placement ?? match.placement
    guard isFirst || placement != .root else {
      throw .misplacedMark(segment: mark.written, position: position)
    }
    reader.note(matches.misfit)
    try trip.put(match.destination, placement)
    reader.move(to: matches.run.end(after: match.count))
  }

  /// Lets the child of the topmost step take what it knows.
  private func readChild(
    of journey: AnyJourney, _ reader: inout LinkReader, child: ChildReading
  ) throws(LinkError) {
    var rest = reader
    let isMarked = rest.take(.down)
    // At the end, the query may still belong to the root of the child.
    guard isMarked || rest.isInPlace || rest.isAtEnd && !rest.query.isEmpty else { return }
    guard try child(journey, &rest) else {
      guard isMarked else { return }
      throw .misplacedMark(segment: ";down", position: reader.position + 1)
    }
    if rest.position > reader.position { _ = rest.take(.up) }
    reader = rest
  }
}
