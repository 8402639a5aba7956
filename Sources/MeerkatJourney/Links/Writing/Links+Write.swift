/// How a flow writes its part of an address; what it has is read by ``Links/read(_:root:child:)``.
extension Links {
  /// Writes the part of a step's child flow, or nothing when it has none.
  package typealias ChildWriting = (
    _ step: Step<Destination>, _ writer: inout LinkWriter
  ) throws(LinkError) -> Void

  /// Writes the part of an address that belongs to this table.
  ///
  /// The parents at the beginning are left to be found again by reading; each further step has a
  /// mark. A child flow that is at its root writes nothing.
  ///
  /// - Parameters:
  ///   - journey: The journey of this flow.
  ///   - root: The destination that reading will find at the root, unless the link says otherwise.
  ///   - writer: The address, up to the first segment of this flow.
  ///   - child: Writes the part of a step's child flow with its own table, into a writer of its own.
  /// - Throws: Which step cannot be written, and why.
  package func write(
    _ journey: Journey<Destination>, root: Destination, into writer: inout LinkWriter,
    child: ChildWriting = { _, _ throws(LinkError) in }
  ) throws(LinkError) {
    var parts: [LinkWriter] = []
    for step in journey.steps {
      var part = LinkWriter(isChild: true)
      try child(step, &part)
      parts.append(part)
    }
    let limit = parts.firstIndex { !$0.items.isEmpty } ?? parts.count - 1
    let places = journey.steps.map { step in
      Result { () throws(LinkError) in try place(for: step.destination) }
    }
    let beginning = try beginning(
      of: journey, at: places, upTo: limit, root: root, isChild: writer.isChild)
    writer.append(beginning.items)
    append(parts[beginning.count - 1], after: beginning.items, to: &writer)
    for index in beginning.count..<journey.steps.count {
      let place = try places[index].get()
      let items = place.items
      writer.leaveChildren()
      writer.append(try mark(for: journey.steps[index], at: place))
      writer.append(items)
      append(parts[index], after: items, to: &writer)
    }
  }

  /// Appends a child's part, with a mark where reading would not find its beginning.
  private func append(
    _ part: LinkWriter, after items: [LinkWriter.Item], to writer: inout LinkWriter
  ) {
    writer.append(part, marked: !isLongest(items, before: part.items))
  }

  /// Whether no match is longer than the segments that are followed by a child's part.
  private func isLongest(_ items: [LinkWriter.Item], before part: [LinkWriter.Item]) -> Bool {
    guard part.first?.isInPlace == true else { return false }
    let own = items.map(\.segment)
    let both = own + part.prefix(while: \.isInPlace).map(\.segment)
    guard let ownRun = try? LinkReader(segments: own).run(),
      let run = try? LinkReader(segments: both).run()
    else { return false }
    let matches = LinkMatches(self, run: run, shared: [])
    return !(ownRun.cells.count..<run.cells.count).contains { matches[$0 + 1] != nil }
  }

  /// The mark that says how a step is shown.
  ///
  /// A style with details, such as the heights of a sheet, is that which the link declares.
  private func mark(
    for step: Step<Destination>, at place: LinkPlace
  ) throws(LinkError) -> LinkSegment {
    let plain = step.style.presentation.map { Style.present(Presentation($0.kind)) } ?? .push
    if step.style == plain { return .put(.style(plain)) }
    guard place.placement == .style(step.style) else { throw .noMark(step: step.description) }
    return .put(nil)
  }
}
