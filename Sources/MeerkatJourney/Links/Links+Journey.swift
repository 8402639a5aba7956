extension Links {
  /// Returns the journey to which a link leads, from its text.
  ///
  /// Its steps are the places that the link names, with their parents. If the first of them is the
  /// root, it becomes the root of the journey. A place declared with `as: .root` replaces the root.
  /// Any other place lies on the root, so that there is always a way back.
  ///
  /// - Parameters:
  ///   - link: An address such as `https://example.com/todos/3`, `/todos/3` or `meerkat://todos/3`.
  ///   - root: The destination at the bottom, unless the link specifies another.
  ///   - origins: The hosts and schemes from which links are accepted.
  /// - Returns: The journey, with new identities for its steps.
  /// - Throws: An error that says which part of the link doesn't fit, and why.
  public func journey(
    for link: String, root: Destination, from origins: LinkOrigins = .any
  ) throws(LinkError) -> Journey<Destination> {
    let address = try LinkAddress(link, limits: table.limits)
    return Journey(typing: try table.journey(for: address, root: root, from: origins))
  }

  /// Returns the link that leads to a journey.
  ///
  /// The link is a plain path if each step is shown as its link declares: `/todos/3`. Marks express
  /// only what a plain path can't: `/todos/1/;sheet/todos/2`.
  ///
  /// - Parameters:
  ///   - journey: The journey.
  ///   - root: The root with which the link will be read; by default that of the journey.
  /// - Returns: The path and query of an address.
  /// - Throws: An error if a destination has no link or the link would exceed the limits.
  public func link(
    for journey: Journey<Destination>, root: Destination? = nil
  ) throws(LinkError) -> String {
    try table.link(for: journey.erased, root: root ?? journey.root)
  }

  /// Returns the link of a single place, which leads through its parents.
  ///
  /// - Throws: An error if the destination has no link.
  public func link(to destination: Destination) throws(LinkError) -> String {
    try table.place(for: destination).text
  }
}

extension LinkTable {
  fileprivate func journey(
    for address: LinkAddress, root: AnyDestination, from origins: LinkOrigins = .any
  ) throws(LinkError) -> AnyJourney {
    try origins.check(address)
    var reader = LinkReader(address)
    let journey = try read(&reader, root: root)
    try reader.checkEnd()
    return journey
  }

  fileprivate func link(for journey: AnyJourney, root: AnyDestination) throws(LinkError) -> String {
    var last = LinkWriter()
    let text = try LinkWriter.text(limits: limits) { writer throws(LinkError) in
      try write(journey, root: root, into: &writer)
      last = writer
    } isReadBack: { address in
      (try? self.journey(for: address, root: root)) == journey
    }
    if let text { return text }
    throw .notReadBack(destination: journey.description, link: last.text(sharingQueries: false))
  }
}
