import Meerkat
import MeerkatTesting
import Testing

/// Nothing that has gone is kept alive.
@MainActor
struct ReleaseTests {
  /// What a screen creates for itself.
  final class Presenter: ObservableObject {
    @Published var count = 0
    var work: Task<Void, Never>?
  }

  /// Remembers presenters without keeping them.
  final class Witness {
    weak var presenter: Presenter?
    var hasEnded = false
  }

  struct Inside: View {
    let witness: Witness
    @StateObject private var presenter = Presenter()

    var body: some View {
      let _ = witness.presenter = presenter
      Button("Count \(presenter.count)") { presenter.count += 1 }
        .task {
          while !Task.isCancelled { await Task.yield() }
          witness.hasEnded = true
        }
    }
  }

  @Observable
  final class Visit: Flow {
    enum Place: Hashable { case outside, inside }

    let navigator = Navigator<Place>(root: .outside)
    let witness = Witness()

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .outside: Button("Enter") { self.push(.inside) }
      case .inside: Inside(witness: witness)
      }
    }
  }

  @Test(
    "A presenter goes with its screen, and its work is cancelled",
    arguments: [
      NavigationStyle.push, .sheet, .fullScreenCover, .popover,
    ])
  func presenter(style: NavigationStyle) async throws {
    let flow = Visit()
    let app = try Driver(FlowView(flow))
    flow.go(.forward(to: .inside, style: style))
    try app.tap("Count 0")
    #expect(flow.witness.presenter?.count == 1)
    flow.back()
    #expect(app.exists(.button("Enter")))
    try await app.waitUntil { flow.witness.hasEnded && flow.witness.presenter == nil }
  }

  @Test func aPresenterGoesWhenTheUserGoesBack() async throws {
    let flow = Visit()
    let app = try Driver(FlowView(flow))
    try app.tap("Enter")
    #expect(flow.witness.presenter != nil)
    try app.back()
    try await app.waitUntil { flow.witness.presenter == nil }
  }

  @Test func aPresenterGoesWhenTheUserClosesTheSheet() async throws {
    let flow = Visit()
    let app = try Driver(FlowView(flow))
    flow.present(.inside)
    #expect(app.exists("Count 0"))
    try app.close()
    try await app.waitUntil { flow.witness.presenter == nil }
  }

  @Test func whatIsBelowIsKept() throws {
    let flow = Visit()
    let app = try Driver(FlowView(flow))
    try app.tap("Enter")
    flow.push(.outside)
    #expect(app.exists("Enter"))
    #expect(flow.witness.presenter != nil)
  }

  @Test func aFlowGoesWithTheApp() async throws {
    weak var released: Visit?
    var witness: Witness?
    do {
      let app = try Driver(FlowView(Visit.shown(in: &released, witness: &witness)))
      try app.tap("Enter")
      try app.tap("Count 0")
      _ = app.screenText
      #expect(released != nil)
      app.end()
    }
    await turns { witness?.hasEnded == true && witness?.presenter == nil }
    #expect(witness?.hasEnded == true)
    #expect(witness?.presenter == nil)
    #expect(released == nil)
  }

  @Test func aFlowGoesWithADriverThatNobodyEnded() async throws {
    weak var released: Visit?
    var witness: Witness?
    do {
      let app = try Driver(FlowView(Visit.shown(in: &released, witness: &witness)))
      released?.go([.forward(to: .outside), .forward(to: .inside, style: .sheet)])
      try app.tap("Count 0")
    }
    await turns { witness?.hasEnded == true && witness?.presenter == nil }
    #expect(witness?.hasEnded == true)
    #expect(witness?.presenter == nil)
    #expect(released == nil)
  }

  private struct Places: View {
    let flow: () -> Visit
    @State private var isShown = true

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { FlowView(flow()) }
    }
  }

  @Test func aFlowGoesWithItsView() throws {
    weak var released: Visit?
    let app = try Driver(
      Places {
        let flow = Visit()
        released = flow
        return flow
      })
    #expect(released != nil)
    try app.tap("Toggle")
    #expect(released == nil)
  }
}

extension ReleaseTests.Visit {
  /// Makes a flow that nobody keeps but the view that shows it.
  fileprivate static func shown(
    in released: inout ReleaseTests.Visit?, witness: inout ReleaseTests.Witness?
  ) -> ReleaseTests.Visit {
    let flow = ReleaseTests.Visit()
    released = flow
    witness = flow.witness
    return flow
  }
}
