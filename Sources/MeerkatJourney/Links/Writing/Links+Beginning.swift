extension Links {
  /// The first steps of a journey as they are written, and how many they are.
  typealias Beginning = (items: [LinkWriter.Item], count: Int)

  /// Writes the first steps, as many as reading finds from the place of the last of them.
  ///
  /// - Parameters:
  ///   - journey: The journey.
  ///   - places: The place of each step, or why it has none.
  ///   - limit: The last step that may be among them, since a child's part follows it.
  ///   - root: The destination that reading will find at the root.
  ///   - isChild: Whether the journey is that of a child flow, whose root alone is not written.
  /// - Returns: The items, and how many steps they stand for.
  /// - Throws: That the root has no link.
  func beginning(
    of journey: Journey<Destination>, at places: [Result<LinkPlace, LinkError>], upTo limit: Int,
    root: Destination, isChild: Bool
  ) throws(LinkError) -> Beginning {
    let isAtRoot = journey.root == root
    let first = isAtRoot && isChild ? 1 : 0
    for last in stride(from: limit, through: first, by: -1) {
      if let items = chain(to: last, of: journey, at: places, root: root) {
        return (items, last + 1)
      }
    }
    if isAtRoot, leads([], to: journey.steps.prefix(1), root: root) { return ([], 1) }
    return ([.segment(.put(.root))] + (try places[0].get().items), 1)
  }

  /// The items that reading turns into the first steps of a journey, or nil when there are none.
  private func chain(
    to last: Int, of journey: Journey<Destination>, at places: [Result<LinkPlace, LinkError>],
    root: Destination
  ) -> [LinkWriter.Item]? {
    guard var top = try? places[last].get(),
      last <= top.cells.count + 1
    else { return nil }
    var queries: [Int: [LinkWriter.Item]] = [top.cells.count: top.queryItems]
    for index in 0..<last {
      guard let parent = try? places[index].get(), top.begins(with: parent) else {
        if index == 0, journey.root == root { continue }
        return nil
      }
      top.takeMarks(of: parent)
      queries[parent.cells.count] = parent.queryItems
    }
    let items = top.items(queries: queries)
    return leads(items, to: journey.steps[...last], root: root) ? items : nil
  }

  /// Whether reading some items from the beginning gives certain steps.
  private func leads(
    _ items: [LinkWriter.Item], to steps: ArraySlice<Step<Destination>>, root: Destination
  ) -> Bool {
    var reader = LinkReader(segments: items.map(\.segment))
    guard let journey = try? read(&reader, root: root), reader.isAtEnd else { return false }
    return journey.steps.elementsEqual(steps)
  }

  /// The place of a destination, in the form that leads back to it.
  func place(for destination: Destination) throws(LinkError) -> LinkPlace {
    guard let (link, texts) = writing(destination) else {
      throw .noLink(destination: String(describing: destination))
    }
    for marked in [false, true] {
      let place = LinkPlace(link, texts: texts, marked: marked)
      if wholeMatch(of: place) == destination { return place }
    }
    let place = LinkPlace(link, texts: texts, marked: false)
    throw .notReadBack(destination: String(describing: destination), link: place.text)
  }

  private func wholeMatch(of place: LinkPlace) -> Destination? {
    let reader = LinkReader(segments: place.items.map(\.segment))
    guard let run = try? reader.run() else { return nil }
    return LinkMatches(self, run: run, shared: []).whole?.destination
  }
}

extension LinkPlace {
  /// The place as an address of its own.
  var text: String {
    var writer = LinkWriter()
    writer.append(items)
    return writer.text(sharingQueries: true)
  }

  /// Whether another place can be found in the first segments of this one.
  fileprivate func begins(with other: LinkPlace) -> Bool {
    other.tail == nil && other.cells.count < cells.count
      && zip(cells, other.cells).allSatisfy { $0.text == $1.text }
  }

  /// Marks the values that another place, in the first segments of this one, has to mark.
  fileprivate mutating func takeMarks(of other: LinkPlace) {
    for (place, cell) in other.cells.enumerated() where cell.isValue { cells[place].isValue = true }
  }

  /// The items of the place, with the queries of the places in it where each of those ends.
  fileprivate func items(queries: [Int: [LinkWriter.Item]]) -> [LinkWriter.Item] {
    var items = queries[0] ?? []
    for (place, cell) in cells.enumerated() {
      if place == tail { items.append(.segment(.tail)) }
      items.append(.segment(cell.isValue ? .value(cell.text) : .text(cell.text)))
      items += queries[place + 1] ?? []
    }
    if tail == cells.count { items.append(.segment(.tail)) }
    return items
  }
}
