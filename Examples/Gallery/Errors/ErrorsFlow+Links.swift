package import Meerkat

extension ErrorsFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .list)
    DeepLink("preview?look={look}", Self.preview)
    DeepLink("{problem}", Self.problem)
    DeepLink("{gate}", Self.gate, as: .fullScreenCover)
  }
}
