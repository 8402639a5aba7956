import Meerkat
import MeerkatTesting
import Testing

/// Two flows that no flow contains, such as the sessions of two users.
@MainActor
struct TwoTreesTests {
  final class Visit: Flow {
    let navigator = Navigator<Int>(root: 0)
    var didLeave: () -> Void = {}
    var willShow: () -> Void = {}

    func screen(for place: Int) -> some View {
      let _ = willShow()
      PlaceScreen(name: "\(place)")
    }

    func didDismiss(_ place: Int, cause: NavigationCause) { didLeave() }
  }

  @Test func oneDoesNotWaitForTheOther() {
    let (one, other) = (Visit(), Visit())
    var answer: NavigationAnswer<Int>?
    one.didLeave = { answer = other.push(1) }
    one.push(1)
    one.back()
    #expect(answer?.change != nil)
  }

  @Test func oneDoesNotDoWhatTheOtherHasYetToDo() throws {
    let (one, other) = (Visit(), Visit())
    one.willShow = {
      one.willShow = {}
      one.push(1)
    }
    let app = try Driver(FlowView(one))
    let before = one.journey
    #expect(before.isAtRoot)
    other.push(1)
    #expect(one.journey == before)
    app.end()
  }
}
