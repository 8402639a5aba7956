import Meerkat

extension TeasFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("new", .newTea, as: .sheet)
    DeepLink("{tea}", Self.tea)
    DeepLink("{tea}/brew", Self.brewing, as: .fullScreenCover)
  }
}

extension BrewingFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("rating", .rating)
  }
}
