import Meerkat
import MeerkatTesting
import Testing

/// A flow that goes since its parent's screen is made without it.
@MainActor
struct RebuiltScreenTests {
  @Observable
  final class Parent: Flow {
    enum Place: Hashable { case root }
    let navigator = Navigator<Place>(root: .root)
    var showsChild = true

    @ViewBuilder func screen(for place: Place) -> some View {
      if showsChild { FlowView(Child()) } else { Text("alone") }
    }
  }

  final class Child: Flow {
    enum Place: Hashable { case list, form }
    let navigator = Navigator<Place>(root: .list)

    func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }

    func shouldLeave(_ place: Place) -> Permission<Place> {
      place == .form ? .ask("Discard?") : .allow
    }
  }

  @Test("Its question goes with it", arguments: [false, true])
  func question(isShown: Bool) throws {
    let parent = Parent()
    let app = isShown ? try Driver(FlowView(parent)) : nil
    let child = try #require(parent.child(Child.self))
    child.push(.form)
    child.back()
    #expect(parent.pendingQuestion != nil)
    parent.showsChild = false
    #expect(parent.child(Child.self) == nil)
    #expect(parent.pendingQuestion == nil)
    if let app { #expect(app.exists("alone")) }
  }

  @Test func whoAwaitsItIsAnswered() async throws {
    let parent = Parent()
    let child = try #require(parent.child(Child.self))
    child.push(.form)
    let answer = Task { try await child.navigate(.back) }
    while parent.pendingQuestion == nil { await Task.yield() }
    parent.showsChild = false
    #expect(parent.child(Child.self) == nil)
    await #expect(throws: Refusal.flowHasGone) { try await answer.value }
  }
}

/// A flow that shows itself.
@MainActor
struct FlowInItselfTests {
  final class Circle: Flow {
    enum Place: Hashable { case root, itself }
    let navigator = Navigator<Place>(root: .root)
    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .root: Text("root")
      case .itself: FlowView(self)
      }
    }
  }

  @Test func nothingIsShownThere() throws {
    let circle = Circle()
    let app = try Driver(FlowView(circle))
    circle.push(.itself)
    #expect(!app.exists("root"))
    #expect(circle.child(Circle.self) == nil)
    try app.back()
    #expect(app.exists("root"))
  }
}
