import Meerkat

/// What nobody gets past: there is no way back, and no button but the one that helps.
package enum Gate: String, CaseIterable, Codable, LinkValue, Sendable {
  case update = "update-required"
  case jailbroken
}
