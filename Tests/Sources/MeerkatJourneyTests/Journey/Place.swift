/// The destinations of these tests.
enum Place: Codable, Hashable, Sendable {
  case course, share, scheduler, warning
  case task(String)
}
