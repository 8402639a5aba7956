package import Meerkat

extension ErrorsFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("", .list)
    DeepLink("preview?look={look}", Self.preview) {
      if case .preview(let look) = $0 { .some(look) } else { nil }
    }
    DeepLink("{problem}", Self.problem) { if case .problem(let kind) = $0 { kind } else { nil } }
    DeepLink("{gate}", Self.gate, as: .fullScreenCover) {
      if case .gate(let kind) = $0 { kind } else { nil }
    }
  }
}

extension ErrorsFlow.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "errors")
}
