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
