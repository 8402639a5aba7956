import MeerkatJourney

/// A link to open.
@MainActor
final class LinkRequest {
  let text: String
  private let origins: LinkOrigins

  /// The flows that were made for the link.
  private let screens = LinkScreens()

  /// Which part of the link doesn't fit, once that is known.
  private(set) var error: LinkError?

  init(_ text: String, _ origins: LinkOrigins) {
    self.text = text
    self.origins = origins
  }

  /// Decides what changes in a flow, and in the flows inside, so that they are where the link leads,
  /// or just before a destination on the way.
  func decide(in node: FlowNode, before key: GuardKey?) throws(Refusal) -> Transition {
    guard let navigator = node.navigator else { throw .flowHasGone }
    error = nil
    do {
      let address = try LinkAddress(text, limits: navigator.linkLimits)
      try origins.check(address)
      var reader = LinkReader(address)
      guard let target = try navigator.linkTarget(reading: &reader, isNew: false, with: screens)
      else {
        throw LinkError.noLink(destination: "\(node.ownTop.destination)")
      }
      try reader.checkEnd()
      guard let key else { return target.decide() }
      guard let shorter = target.stopping(before: key) else { throw Refusal.nothingMatches }
      return shorter.decide()
    } catch {
      self.error = error as? LinkError
      throw .nothingMatches
    }
  }
}
