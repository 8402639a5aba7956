import Meerkat
import MeerkatTesting
import Testing

/// Two requests wait, one of a flow and one of the flow around it: the younger one stays.
@MainActor
struct CrossingRequestsTests {
  @Test(arguments: [true, false]) func theYoungerOneStays(outerIsYounger: Bool) async throws {
    let inner = Slow()
    let outer = Around(inner)
    let app = try Driver(FlowView(outer))
    outer.present(true, as: .sheet)
    #expect(app.exists("0"))
    inner.push(1)
    inner.isSlow = true
    let flows: [@MainActor () async -> Refusal?] = [
      { await refusal { try await inner.navigate(.back) } },
      { await refusal { try await outer.navigate(.back) } },
    ]
    let order = outerIsYounger ? flows : flows.reversed()
    let older = Task { await order[0]() }
    await turns { inner.questions.count == 1 }
    let younger = Task { await order[1]() }
    await turns { inner.questions.count == 2 }
    #expect(await older.value == .superseded)
    #expect(outer.journey.top.destination)
    for question in inner.questions { question.resume(returning: .allow) }
    #expect(await younger.value == nil)
    #expect(outer.journey.top.destination != outerIsYounger)
    #expect(inner.journey.isAtRoot != outerIsYounger)
  }

  private func refusal(_ body: () async throws -> Void) async -> Refusal? {
    do { try await body() } catch { return error as? Refusal }
    return nil
  }
}

/// A flow that answers later whether the user may leave.
private final class Slow: Flow {
  let navigator = Navigator(root: 0)
  var isSlow = false
  var questions: [CheckedContinuation<Permission<Int>, Never>] = []

  func screen(for place: Int) -> some View { Text("\(place)") }

  func shouldLeave(_ place: Int) -> Permission<Int> {
    guard isSlow, place == 1 else { return .allow }
    return .later { await withCheckedContinuation { self.questions.append($0) } }
  }
}

/// A flow that shows it.
private final class Around: Flow {
  let navigator = Navigator(root: false)
  private let inner: Slow

  init(_ inner: Slow) { self.inner = inner }

  @ViewBuilder func screen(for showsInner: Bool) -> some View {
    if showsInner { FlowView(inner) } else { Text("around") }
  }
}
