extension Split {
  /// Both columns as the one stack that a narrow host shows.
  ///
  /// The steps have identities of this journey, not those of the columns.
  ///
  /// - Complexity: O(number of steps).
  public var collapsed: Journey<Destination> {
    var steps = Array(sidebar.layers[0].steps)
    if let detail { steps += detail.layers[0].steps }
    steps += presentedSteps(of: sidebar)
    if let detail { steps += presentedSteps(of: detail) }
    return Journey(valid: steps)
  }

  /// Opens one stack out into the columns again.
  ///
  /// - Parameters:
  ///   - one: The stack, after it has changed.
  ///   - kept: How many of its steps stayed as they were.
  mutating func openOut(_ one: Journey<Destination>, keeping kept: Int) {
    let seam = sidebar.layers[0].steps.count
    let covered = seam + (detail?.layers[0].steps.count ?? 0)
    let bottom = one.layers[0].steps
    let presented = one.steps[bottom.endIndex...]
    // What took the place of the details' root is the root of details, too.
    guard detail != nil, kept >= seam, bottom.count > seam else {
      sidebar.become(one)
      dropDetail()
      return
    }
    let isOfSidebar = sidebar.presentation != nil && kept >= covered
    sidebar.become(Journey(valid: bottom[..<seam] + (isOfSidebar ? presented : [])))
    detail?.become(Journey(valid: bottom[seam...] + (isOfSidebar ? [] : presented)))
  }

  private func presentedSteps(of journey: Journey<Destination>) -> ArraySlice<Step<Destination>> {
    journey.steps[journey.layers[0].steps.endIndex...]
  }
}

extension Journey {
  /// Creates a journey from steps of which is known that they are one.
  fileprivate init(valid steps: some Collection<Step<Destination>>) {
    self.init(root: steps[steps.startIndex].destination)
    for step in steps.dropFirst() { put(newStep(step.destination, style: step.style)) }
  }

  /// Becomes equal to another, and keeps the steps with which both begin.
  fileprivate mutating func become(_ other: Journey) {
    carryOut(replaceAll(with: other))
  }
}
