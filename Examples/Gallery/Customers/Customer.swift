/// Somebody who buys from us.
struct Customer: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  let company: String
  let city: String
  let email: String
}
