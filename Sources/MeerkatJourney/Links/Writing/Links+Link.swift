extension Links {
  /// The link that leads to a journey.
  ///
  /// It is as short as it can be where the steps are a place and its parents: `/todos/3`. Other
  /// journeys are spelled out: `/todos/1/;push/todos/2`.
  ///
  /// - Parameters:
  ///   - journey: The journey.
  ///   - root: The destination with which the link will be read; the journey's own where not given.
  /// - Returns: The path and query of an address.
  /// - Throws: Which destination has no link, or that the link would exceed the limits.
  public func link(
    for journey: Journey<Destination>, root: Destination? = nil
  ) throws(LinkError) -> String {
    let root = root ?? journey.root
    var writer = LinkWriter()
    try write(journey, root: root, into: &writer)
    let text = try writer.text(limits: limits) { address in
      (try? self.journey(for: address, root: root)) == journey
    }
    guard let text else {
      throw .notReadBack(
        destination: journey.description, link: writer.text(sharingQueries: false))
    }
    return text
  }

  /// The link of a single place, under which its parents will be found.
  ///
  /// - Throws: That the destination has no link.
  public func link(to destination: Destination) throws(LinkError) -> String {
    try place(for: destination).text
  }

  /// The link that leads to as much of a journey as has links, from the root up.
  ///
  /// - Parameters:
  ///   - journey: The journey.
  ///   - root: The destination with which the link will be read; the journey's own where not given.
  /// - Returns: The link, and how many steps it covers.
  /// - Throws: Why there is none even for the root.
  public func link(
    forLongestPartOf journey: Journey<Destination>, root: Destination? = nil
  ) throws(LinkError) -> PartialLink {
    let root = root ?? journey.root
    var part = journey.keeping(writableCount(of: journey))
    while true {
      do {
        return PartialLink(link: try link(for: part, root: root), steps: part.steps.count)
      } catch {
        guard !part.isAtRoot else { throw error }
        part = part.keeping(part.steps.count - 1)
      }
    }
  }

  /// How many steps from the root up have a link, but at least the root.
  private func writableCount(of journey: Journey<Destination>) -> Int {
    let steps = journey.steps.dropFirst()
    return steps.firstIndex { writing($0.destination) == nil } ?? journey.steps.count
  }
}

extension Journey {
  /// The lowest steps of the journey.
  fileprivate func keeping(_ count: Int) -> Journey {
    guard count < steps.count else { return self }
    var journey = self
    _ = try? journey.remove(steps[count].id)
    return journey
  }
}
