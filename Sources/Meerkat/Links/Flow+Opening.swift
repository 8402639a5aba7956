public import MeerkatJourney

/// The result of opening a link that fits.
public enum LinkArrival: Hashable, Sendable {
  /// The user has arrived.
  case arrived
  /// A guard's answer, or the user's answer to its question, is pending.
  case undecided
  /// A guard redirected the user to the destination with this description.
  case redirected(String)
  /// Another navigation is under way; the link is opened after it.
  case queued
}

extension Flow {
  /// Goes where a link leads, through this flow and the flows in it.
  ///
  /// ```swift
  /// flow.open("https://example.com/devices/install/login")
  /// ```
  ///
  /// Builds the whole journey, with the place's parents below it; steps that already exist stay
  /// unchanged. Guards are asked as for any other navigation. A link that doesn't fit changes
  /// nothing and shows nothing: only for a link that comes from outside, through `onOpenURL`, the
  /// ``FlowView`` at the root shows a page that says so.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origins: The hosts and schemes from which links are accepted.
  /// - Returns: Whether the user has arrived or has to wait; otherwise an error that says which
  ///   part of the link doesn't fit and why, or `refused` if a guard refused.
  @discardableResult
  public func open(
    _ link: String, from origins: LinkOrigins = .any
  ) -> Result<LinkArrival, LinkError> {
    let request = LinkRequest(link, origins)
    switch node.perform(Request(.open(request)), cause: .link) {
    case .done: return .success(.arrived)
    case .waiting(.undecided): return .success(.undecided)
    case .waiting(.queued): return .success(.queued)
    case .refused(.redirected(let place)): return .success(.redirected(place))
    case .refused(let refusal): return .failure(request.error ?? .refused(refusal))
    }
  }

  /// Goes where a link leads, and waits until all guards have answered.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origins: The hosts and schemes from which links are accepted.
  /// - Throws: A `LinkError` that says which part of the link doesn't fit and why, or `refused` if
  ///   a guard refused; `CancellationError` if the waiting task is cancelled.
  public func navigate(to link: String, from origins: LinkOrigins = .any) async throws {
    let request = LinkRequest(link, origins)
    do {
      try await navigate(Request(.open(request)), cause: .link)
    } catch let refusal as Refusal {
      throw request.error ?? .refused(refusal)
    }
  }
}

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
