import SwiftUI

struct Tea: Identifiable, Hashable {
  var id: String { name }
  let name: String
  var minutes = 3
}

struct Cup: Identifiable, Hashable {
  let id: Int
  let tea: Tea.ID
  let stars: Int
}

@MainActor @Observable
final class Shelf {
  private(set) var teas = [
    Tea(name: "Earl Grey", minutes: 4), Tea(name: "Rooibos", minutes: 7),
    Tea(name: "Sencha", minutes: 2),
  ]
  private(set) var cups: [Cup] = []

  func tea(_ id: Tea.ID) -> Tea? { teas.first { $0.id == id } }

  func add(_ name: String) {
    if tea(name) == nil { teas.append(Tea(name: name)) }
  }

  func remove(_ id: Tea.ID) { teas.removeAll { $0.id == id } }

  func drink(_ id: Tea.ID, stars: Int) {
    cups.append(Cup(id: cups.count + 1, tea: id, stars: stars))
  }
}
