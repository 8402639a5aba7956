public import MeerkatJourney

extension Flow {
  /// Goes where a link leads, through this flow and the flows in it.
  ///
  /// ```swift
  /// flow.open("https://example.com/devices/install/login")
  /// ```
  ///
  /// The whole journey is built, with the parents of the place below it; steps that are there
  /// already stay as they are. Guards are asked as for any other way to go. A link that does not
  /// fit changes nothing.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origins: From where links are accepted.
  /// - Returns: Nothing, or which part of the link does not fit, and why; `refused` where a guard
  ///   has said no, or has yet to answer.
  @discardableResult
  public func open(_ link: String, from origins: LinkOrigins = .any) -> Result<Void, LinkError> {
    open(link, from: origins, way: Way())
  }

  private func open(
    _ link: String, from origins: LinkOrigins, way: Way
  ) -> Result<Void, LinkError> {
    releaseVanished()
    let result = Result { () throws(LinkError) in
      let moves = try moves(opening: link, from: origins)
      let refusal = cross(moves, name: AnyHashable(link), way: way) { [weak self] way in
        _ = self?.open(link, from: origins, way: way)
      }
      if let refusal { throw .refused(refusal) }
    }
    if case .failure(let error) = result { tell(.linkRefused(error), cause: .link) }
    return result
  }

  private func moves(opening link: String, from origins: LinkOrigins) throws(LinkError) -> [Move] {
    let address = try LinkAddress(link)
    try origins.check(address)
    var reader = LinkReader(address)
    guard let target = try target(reading: &reader, isNew: false) else {
      throw .noLink(destination: String(describing: journey.root))
    }
    try reader.checkEnd()
    return movesAbove(cause: .link) + target.moves()
  }
}
