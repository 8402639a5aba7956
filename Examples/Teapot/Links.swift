import Meerkat

extension MainFlow.Destination: Linked {
  static let links = Links<Self> {}
}

extension CupsFlow.Destination: Linked {
  static let links = Links<Self> {}
}

extension TeasFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("new", .newTea, as: .sheet)
    DeepLink("{tea}", Self.tea) { if case .tea(let id) = $0 { id } else { nil } }
    DeepLink("{tea}/brew", Self.brewing, as: .fullScreenCover) {
      if case .brewing(let id) = $0 { id } else { nil }
    }
  }
}

extension BrewingFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("rating", .rating)
  }
}
