/// Lays out the steps of a flow as the segments of an address.
struct LinkLayout {
  private typealias Item = LinkWriter.Item

  let table: LinkTable
  let journey: AnyJourney
  /// The place of each step, or why it has none.
  let places: [Result<DestinationLink, LinkError>]
  /// The part of the child flow in each step.
  let parts: [LinkWriter]
  /// The destination that reading will find at the root.
  let root: AnyDestination
  /// Whether the journey is that of a child flow, whose root alone is not written.
  let isChild: Bool
  private let pairs = Pairs()

  /// What is known of steps and those after them.
  private final class Pairs {
    var known: [Int: Bool] = [:]
  }

  /// Writes the flow and its children.
  ///
  /// - Parameter form: The address so far.
  /// - Throws: Which step can't be written, and why.
  func write(into form: inout LinkWriter) throws(LinkError) {
    let (beginning, count) = try beginning()
    var run = LinkRunDraft(table)
    run.begin(with: beginning)
    form.append(beginning)
    guard count < journey.steps.count else { return append(partOf: count - 1, to: &form, &run) }
    var trip = LinkTrip(table, steps: journey.steps[..<count], of: journey)
    var index = count
    if beginning.isEmpty, isMarked(count, in: run, trip, isPlain: form.isPlain) {
      // A mark at the very beginning lies on the root alone, without the places of an empty path.
      index = 1
      trip = LinkTrip(table, steps: journey.steps.prefix(1), of: journey)
    }
    append(partOf: index - 1, to: &form, &run)
    while index < journey.steps.count {
      // More can't be read.
      if form.items.count(where: \.isSegment) > table.limits.maxSegments { return }
      if form.isPlain, let (items, next) = further(from: index, in: run, &trip) {
        run.append(items)
        form.append(items)
        index = next
      } else {
        try appendMarked(index, to: &form, &run, &trip)
        index += 1
      }
      append(partOf: index - 1, to: &form, &run)
    }
  }

  /// Whether a mark follows the steps up to one.
  private func isMarked(
    _ index: Int, in run: LinkRunDraft, _ trip: LinkTrip, isPlain: Bool
  ) -> Bool {
    guard parts[index - 1].items.isEmpty else { return false }
    var attempt = trip
    return !isPlain || further(from: index, in: run, &attempt) == nil
  }

  /// The last step that can be written together with an earlier one, because no child's part lies
  /// between.
  private func limit(from index: Int) -> Int {
    let last = min(index + table.maxStepsOfPlace, journey.steps.count - 1)
    return (index...last).first { !parts[$0].items.isEmpty } ?? last
  }

  /// Returns the first steps: as many as reading finds from the place of the last of them.
  private func beginning() throws(LinkError) -> (items: [LinkWriter.Item], count: Int) {
    let isAtRoot = journey.root == root
    let first = isAtRoot && isChild ? 1 : 0
    for last in stride(from: limit(from: 0), through: first, by: -1) {
      if let items = items(to: last, from: 0), leads(items, to: journey.steps[...last]) {
        return (items, last + 1)
      }
    }
    if isAtRoot, leads([], to: journey.steps.prefix(1)) { return ([], 1) }
    return ([.segment(.put(.root))] + (try places[0].get().items), 1)
  }

  /// Whether reading the place of the next step may find a step below that, by its path or as its parent.
  private func comesWithNext(_ index: Int) -> Bool {
    if let known = pairs.known[index] { return known }
    let segments = items(to: index + 1, from: index)?.map(\.segment) ?? []
    let destination = journey.steps[index].destination
    let comes = table.matches(in: segments).contains { match in
      match.destination == destination
        || table.links[match.link].parent?(match.destination) == destination
    }
    pairs.known[index] = comes
    return comes
  }

  /// Returns the items of a place, in which reading finds the steps below it.
  private func items(to last: Int, from first: Int) -> [LinkWriter.Item]? {
    guard var top = try? places[last].get() else { return nil }
    var queries: [Int: [Item]] = [top.cells.count: top.queryItems]
    for index in first..<last {
      guard let parent = try? places[index].get(), top.begins(with: parent) else { continue }
      top.takeMarks(of: parent)
      queries[parent.cells.count] = parent.queryItems
    }
    return top.items(queries: queries)
  }

  /// Whether reading some items from the beginning leads to certain steps.
  private func leads(_ items: [Item], to steps: ArraySlice<AnyJourney.Step>) -> Bool {
    var reader = LinkReader(segments: items.map(\.segment))
    guard let journey = try? table.read(&reader, root: root, isChild: isChild), reader.isAtEnd
    else { return false }
    return journey.steps.elementsEqual(steps)
  }

  /// Returns further steps, as many as reading finds from the place of the last of them, with the
  /// step after them; nil if a mark is needed.
  private func further(
    from index: Int, in run: LinkRunDraft, _ trip: inout LinkTrip
  ) -> (items: [LinkWriter.Item], next: Int)? {
    for last in stride(from: limit(from: index), through: index, by: -1) {
      // With a long chain of parents, there would be many steps to try.
      if last > index + 3, !comesWithNext(last - 1) { continue }
      guard let items = items(to: last, from: index), !items.isEmpty else { continue }
      let isFollowed = trip.follow(items.map(\.segment), to: last + 1) { found in
        found.steps[index...].elementsEqual(journey.steps[index...last])
          && run.holds(before: items)
      }
      if isFollowed { return (items, last + 1) }
    }
    return nil
  }

  private func appendMarked(
    _ index: Int, to form: inout LinkWriter, _ run: inout LinkRunDraft,
    _ trip: inout LinkTrip
  ) throws(LinkError) {
    let (place, step) = (try places[index].get(), journey.steps[index])
    form.leaveChildren()
    form.append([.segment(try mark(for: step, at: place))] + place.items)
    run.begin(with: place.items)
    try trip.put(step.destination, .style(step.style))
  }

  /// Returns the mark that says how a step is shown.
  ///
  /// A style with details, such as the heights of a sheet, has to be the one that the link
  /// declares.
  private func mark(
    for step: AnyJourney.Step, at place: DestinationLink
  ) throws(LinkError) -> LinkSegment {
    let plain =
      step.style.presentation.map { NavigationStyle.present(Presentation($0.kind)) } ?? .push
    if step.style == plain { return .put(.style(plain)) }
    guard place.placement == .style(step.style) else { throw .noMark(step: step.description) }
    return .put(nil)
  }

  /// Appends the part of a child, with a mark if reading would not find its beginning.
  private func append(partOf index: Int, to form: inout LinkWriter, _ run: inout LinkRunDraft) {
    let part = parts[index]
    guard !part.items.isEmpty else { return }
    let isMarked = !run.holds(before: part.items) || !form.isPlain && part.beginsWithQueries
    form.append(child: part, isMarked: isMarked)
    run.append(child: part.items, isMarked: isMarked)
  }
}
