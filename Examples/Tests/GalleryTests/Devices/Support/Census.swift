/// Counts who of those that were registered is still there, without keeping anybody.
@MainActor
final class Census {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  func register(_ object: AnyObject) {
    guard !entries.contains(where: { $0.object === object }) else { return }
    entries.append(Entry(name: String(describing: type(of: object)), object: object))
  }

  /// The types of those who were ever there, sorted.
  var everybody: [String] { entries.map(\.name).sorted() }

  /// The types of those who are still there, sorted.
  var survivors: [String] { entries.filter { $0.object != nil }.map(\.name).sorted() }
}
