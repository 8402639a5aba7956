/// The journey that a link builds, place by place.
struct LinkTrip {
  private let table: LinkTable
  /// Where the link leads so far.
  private(set) var journey: AnyJourney
  /// How often destinations are in the journey; nil until that is needed, which is rare.
  private var known: [AnyDestination: Int]?
  /// The largest number of steps that is wanted.
  private var mostSteps = Int.max

  init(_ table: LinkTable, root: AnyDestination) {
    self.table = table
    journey = Journey(root)
  }

  /// Begins with the lowest steps of a journey.
  init(_ table: LinkTable, steps: ArraySlice<AnyJourney.Step>, of journey: AnyJourney) {
    self.init(table, root: journey.root)
    for step in steps.dropFirst() { try? put(step.destination, .style(step.style)) }
  }

  /// Goes where the segments of one further place lead, to a wanted number of steps; stays and
  /// returns false if they are not a place, lead to another number, or to steps that aren't right.
  mutating func follow(
    _ segments: [LinkSegment], to wanted: Int, if isRight: (AnyJourney) -> Bool
  ) -> Bool {
    var reader = LinkReader(segments: segments)
    guard let run = try? reader.run() else { return false }
    let matches = LinkMatches(table, run: run, shared: [])
    guard let match = matches.longest(onOthers: true), match.count == run.cells.count else {
      return false
    }
    let count = journey.steps.count
    mostSteps = wanted
    defer { mostSteps = .max }
    if (try? putFurther(matches, upTo: match)) != nil, journey.steps.count == wanted,
      isRight(journey)
    {
      return true
    }
    for step in journey.steps[count...] { known?[step.destination]? -= 1 }
    journey.truncate(to: count)
    return false
  }

  /// Adds the places of the first segments, the parents first.
  ///
  /// If the first of them is the root, it is there already. A parent on which nothing can lie, such
  /// as an alert, is left out.
  mutating func putFirst(_ matches: LinkMatches, upTo count: Int) throws(LinkError) {
    var isAtRoot = true
    for match in matches.found where match.count <= count {
      defer { isAtRoot = false }
      if isAtRoot, match.destination == journey.root { continue }
      if match.count == count || match.placement.takesSteps {
        try put(match.destination, of: match.link, match.placement)
      }
    }
  }

  /// Adds further places on top, after those parents that are not in the journey yet.
  mutating func putFurther(
    _ matches: LinkMatches, upTo match: LinkMatches.Match
  ) throws(LinkError) {
    for parent in matches.found where 0 < parent.count && parent.count < match.count {
      guard parent.placement != .root, parent.placement.takesSteps,
        !isKnown(parent.destination)
      else { continue }
      try put(parent.destination, of: parent.link, parent.placement)
    }
    try put(match.destination, of: match.link, match.placement)
  }

  /// Adds one place, without its parents.
  mutating func put(_ destination: AnyDestination, _ placement: LinkPlacement) throws(LinkError) {
    guard let style = placement.style else {
      journey = Journey(destination)
      known = nil
      return
    }
    do {
      try journey.go(.forward(to: destination, style: style))
      known?[destination, default: 0] += 1
    } catch {
      throw .refused(error)
    }
  }

  private mutating func put(
    _ destination: AnyDestination, of link: Int, _ placement: LinkPlacement
  ) throws(LinkError) {
    for (parent, style) in try parents(of: destination, link) {
      try put(parent, .style(style))
    }
    try put(destination, placement)
  }

  /// Returns the places below one that its link names and that are not in the journey yet, the
  /// lowest first.
  private mutating func parents(
    of destination: AnyDestination, _ link: Int
  ) throws(LinkError) -> [(AnyDestination, NavigationStyle)] {
    var parents: [(AnyDestination, NavigationStyle)] = []
    var next = table.links[link].parent?(destination)
    while let parent = next, !isKnown(parent) {
      guard parents.count < LinkLimits.maxParents, journey.steps.count + parents.count < mostSteps
      else {
        throw .tooManyParents(
          destination: String(describing: destination), limit: LinkLimits.maxParents)
      }
      let link = table.writing(parent, as: nil).map { table.links[$0.link] }
      parents.append((parent, link?.placement.style ?? .push))
      next = link?.parent?(parent)
    }
    return parents.reversed()
  }

  /// Whether a destination is in the journey.
  private mutating func isKnown(_ destination: AnyDestination) -> Bool {
    if known == nil {
      known = Dictionary(journey.steps.map { ($0.destination, 1) }, uniquingKeysWith: +)
    }
    return known?[destination, default: 0] != 0
  }
}

extension LinkPlacement {
  /// Whether further steps may lie on a place shown like this.
  fileprivate var takesSteps: Bool { style?.presentation?.takesSteps ?? true }
}
