public import MeerkatJourney

extension Links {
  /// The journey to which a link leads.
  ///
  /// Its steps are the places that the link names, from the parents up. When the first of them is
  /// the root, it is the root; one that was declared with `as: .root` replaces it; any other lies
  /// on top of it, so that there is always a way back.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - root: The destination that lies below all others, unless the link says otherwise.
  ///   - origins: From where links are accepted.
  /// - Returns: The journey, with new identities for its steps.
  /// - Throws: Which part of the link does not fit, and why.
  public func journey(
    for address: LinkAddress, root: Destination, from origins: LinkOrigins = .any
  ) throws(LinkError) -> Journey<Destination> {
    try origins.check(address)
    var reader = LinkReader(address)
    let journey = try read(&reader, root: root)
    try reader.checkEnd()
    return journey
  }

  /// The journey to which a link leads, from its text.
  ///
  /// - Parameters:
  ///   - link: An address such as `https://example.com/todos/3`, `/todos/3` or `meerkat://todos/3`.
  ///   - root: The destination that lies below all others, unless the link says otherwise.
  ///   - origins: From where links are accepted.
  /// - Returns: The journey, with new identities for its steps.
  /// - Throws: Which part of the link does not fit, and why.
  public func journey(
    for link: String, root: Destination, from origins: LinkOrigins = .any
  ) throws(LinkError) -> Journey<Destination> {
    try journey(for: try LinkAddress(link, limits: limits), root: root, from: origins)
  }

  /// The link that leads to a journey.
  ///
  /// It is a plain path where each step is shown as its link declares: `/todos/3`. Only what else a
  /// journey can be is spelled out by marks: `/todos/1/;sheet/todos/2`.
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
      throw .notReadBack(destination: journey.description, link: writer.markedText)
    }
    return text
  }

  /// The link of a single place, under which its parents will be found.
  ///
  /// - Throws: That the destination has no link.
  public func link(to destination: Destination) throws(LinkError) -> String {
    try place(for: destination).text
  }
}
