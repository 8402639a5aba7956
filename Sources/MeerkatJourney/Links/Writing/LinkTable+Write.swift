/// Writes a flow's part of an address, which ``LinkTable/read(_:root:child:)`` reads.
extension LinkTable {
  /// Writes the part of a step's child flow, if any.
  package typealias ChildWriting = (
    _ step: AnyJourney.Step, _ writer: inout LinkWriter
  ) throws(LinkError) -> Void

  /// Writes the part of an address that belongs to this table.
  ///
  /// The parents of a place aren't written, because reading restores them. Places follow each other
  /// without a mark if reading shows them in the same style. A child flow that is at its root
  /// writes nothing.
  ///
  /// - Parameters:
  ///   - journey: The journey of this flow.
  ///   - root: The destination that reading will find at the root, unless the link specifies
  ///     another.
  ///   - writer: The address, up to the first segment of this flow.
  ///   - child: Writes the part of a step's child flow with its own table, into its own writer.
  /// - Throws: An error that says which step can't be written, and why.
  package func write(
    _ journey: AnyJourney, root: AnyDestination, into writer: inout LinkWriter,
    child: ChildWriting = { _, _ throws(LinkError) in }
  ) throws(LinkError) {
    var parts: [LinkWriter] = []
    for step in journey.steps {
      var part = writer.child
      try child(step, &part)
      parts.append(part)
    }
    let places = journey.steps.map { step in
      Result { () throws(LinkError) in try place(for: step.destination, as: step.style) }
    }
    let layout = LinkLayout(
      table: self, journey: journey, places: places, parts: parts, root: root,
      isChild: writer.isChild)
    try layout.write(into: &writer)
  }

  /// Returns the place of a destination, in the form that leads back to it.
  func place(
    for destination: AnyDestination, as style: NavigationStyle? = nil
  ) throws(LinkError) -> DestinationLink {
    guard let written = writing(destination, as: style) else {
      throw .noLink(destination: String(describing: destination))
    }
    return try written.place.get()
  }

  /// Returns what a link writes for a destination, in the form that leads back to it.
  func place(
    for destination: AnyDestination, by link: Link, texts: [[String]]
  ) -> Result<DestinationLink, LinkError> {
    for isMarked in [false, true] {
      let place = DestinationLink(link, texts: texts, marked: isMarked)
      if wholeMatch(of: place) == destination { return .success(place) }
    }
    let text = DestinationLink(link, texts: texts, marked: false).text
    return .failure(.notReadBack(destination: String(describing: destination), link: text))
  }

  private func wholeMatch(of place: DestinationLink) -> AnyDestination? {
    let longest = matches(in: place.items.map(\.segment)).last
    return longest?.count == place.cells.count ? longest?.destination : nil
  }

  /// The places in some segments, the shortest first; none if there is more than that in them.
  func matches(in segments: [LinkSegment]) -> [LinkMatches.Match] {
    var reader = LinkReader(segments: segments)
    guard let run = try? reader.run() else { return [] }
    return LinkMatches(self, run: run, shared: []).found
  }
}
