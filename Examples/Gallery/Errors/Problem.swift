import Meerkat

/// What can be in the way of somebody who may still go back.
package enum Problem: String, CaseIterable, Codable, LinkValue, Sendable {
  case noNetwork = "no-network"
  case maintenance
  case failure
  case update = "update-available"
}
