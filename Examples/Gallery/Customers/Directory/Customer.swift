/// Somebody who buys from us.
package struct Customer: Hashable, Identifiable, Sendable {
  package let id: Int
  package let name: String
  package let company: String
  package let city: String
  package let email: String
}
