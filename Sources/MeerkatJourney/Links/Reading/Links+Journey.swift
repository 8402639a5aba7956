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
}
