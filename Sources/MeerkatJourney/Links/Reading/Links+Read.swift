/// How a flow reads its part of an address.
///
/// ```
/// journey = [places] { mark place }          mark  = ;push | ;sheet | … | ;root
/// place   = segments [;with:queries] [child] child = [;down] journey [;up]
/// ```
extension Links {
  /// Offers what is left of an address to the child flow of the top step of a journey.
  ///
  /// Answers false, and may have moved the reader, when the step has no child with links. A child
  /// that has them reads with its own table, and throws what does not fit.
  package typealias ChildReading = (
    _ journey: Journey<Destination>, _ reader: inout LinkReader
  ) throws(LinkError) -> Bool

  /// Reads the part of an address that belongs to this table.
  ///
  /// The longest match wins. What it leaves is offered to the child of its topmost step; where
  /// there is none, the next shorter match has its turn. A child that takes it has to make sense of
  /// it, so that the effort does not grow with the depth. After `;down` what follows belongs to the
  /// child, also where a longer match would take it. Reading stops at the end and at the `;up` that
  /// leads back to the parent.
  ///
  /// - Parameters:
  ///   - reader: The address, at the first segment of this flow.
  ///   - root: The destination at the root, unless the link says otherwise.
  ///   - child: Reads the part of a step's child flow.
  /// - Returns: The journey of this flow, without its children; the steps that were offered to
  ///   `child` are in it, under their identities.
  /// - Throws: Which part does not fit, and why.
  package func read(
    _ reader: inout LinkReader, root: Destination,
    child: ChildReading = { _, _ throws(LinkError) in false }
  ) throws(LinkError) -> Journey<Destination> {
    var journey: Journey<Destination>?
    repeat {
      if let mark = reader.takeMark() {
        let position = reader.position
        let below = journey
        journey = try readRun(&reader, child: child) { matches, count throws(LinkError) in
          guard let match = matches[count] else { return nil }
          let placement = mark.placement ?? match.placement
          if placement == .root, below != nil {
            throw .misplacedMark(segment: mark.written, position: position)
          }
          return try (below ?? Journey(root: root)).putting(match.destination, placement)
        }
      } else {
        journey = try readRun(&reader, child: child) { matches, count throws(LinkError) in
          try chain(matches, upTo: count, root: root)
        }
      }
    } while reader.isAtMark
    return journey ?? Journey(root: root)
  }

  /// Reads one run of segments, and what the child of its topmost step takes.
  ///
  /// `journeyUpTo` gives the journey when the match takes so many segments, or nil when none ends
  /// there.
  private func readRun(
    _ reader: inout LinkReader, child: ChildReading,
    journeyUpTo: (LinkMatches<Destination>, Int) throws(LinkError) -> Journey<Destination>?
  ) throws(LinkError) -> Journey<Destination> {
    let run = try reader.run()
    let matches = LinkMatches(self, run: run, shared: reader.query)
    var isLongest = true
    for count in stride(from: run.cells.count, through: 0, by: -1) {
      guard let journey = try journeyUpTo(matches, count) else { continue }
      var rest = reader
      rest.move(to: run.end(after: count))
      do {
        if try readChild(of: journey, &rest, child: child) {
          reader = rest
          return journey
        }
      } catch {
        throw isLongest ? error : misfit(of: matches, at: run, in: reader)
      }
      isLongest = false
    }
    throw misfit(of: matches, at: run, in: reader)
  }

  /// Why a run, with what follows it, belongs neither to this table nor to a child.
  private func misfit(
    of matches: LinkMatches<Destination>, at run: LinkRun, in reader: LinkReader
  ) -> LinkError {
    guard matches.whole != nil, reader.isDown(after: run) else { return matches.misfit }
    return .misplacedMark(segment: ";down", position: run.end(after: run.cells.count) + 1)
  }

  /// Lets a child take what a match leaves; true where nothing is left.
  private func readChild(
    of journey: Journey<Destination>, _ rest: inout LinkReader, child: ChildReading
  ) throws(LinkError) -> Bool {
    guard rest.take(.down) || rest.next?.isInPlace == true else { return true }
    guard try child(journey, &rest) else { return false }
    _ = rest.take(.up)
    return true
  }

  /// The steps of every match in a run that begins at the root, the parents first.
  ///
  /// A parent on which nothing can lie, an alert, is left out.
  private func chain(
    _ matches: LinkMatches<Destination>, upTo count: Int, root: Destination
  ) throws(LinkError) -> Journey<Destination>? {
    guard count == 0 || matches[count] != nil else { return nil }
    if matches.isEmpty, case .wrongQuery = matches.misfit { throw matches.misfit }
    var journey: Journey<Destination>?
    for end in 0...count {
      guard let match = matches[end] else { continue }
      if journey == nil, match.destination == root { journey = Journey(root: root); continue }
      guard end == count || match.placement.takesSteps else { continue }
      journey = try (journey ?? Journey(root: root)).putting(match.destination, match.placement)
    }
    return journey ?? Journey(root: root)
  }
}

extension Journey {
  /// The journey with a further step, or with another root.
  fileprivate func putting(
    _ destination: Destination, _ placement: LinkPlacement
  ) throws(LinkError) -> Journey {
    guard case .style(let style) = placement.kind else { return Journey(root: destination) }
    var journey = self
    do {
      try journey.go(.forward(to: destination, style: style))
    } catch {
      throw .refused(error)
    }
    return journey
  }
}

extension LinkPlacement {
  /// Whether further steps may lie on what is shown so.
  fileprivate var takesSteps: Bool {
    switch kind {
    case .root: true
    case .style(let style): style.presentation?.takesSteps ?? true
    }
  }
}
