import Meerkat
import MeerkatTesting
import Testing

/// The flows in one screen are told apart by where they stand, as views are.
@MainActor
struct FlowIdentityTests {
  /// A flow with a name, which counts how often one was made.
  @Observable
  final class Part: Flow {
    enum Place: Hashable { case start, end }

    let navigator = Navigator<Place>(root: .start)
    let name: String

    init(_ name: String) { self.name = name }

    func screen(for place: Place) -> some View {
      Button("\(name) \(place)") { self.push(.end) }
    }
  }

  /// A flow whose screen consists of several others of one type.
  @Observable
  final class Whole: Flow {
    enum Layout { case ifThere, ifElse, called, forEach, curious }

    let navigator: Navigator<Layout>
    var isFirstThere = true
    var names = ["one", "two", "three"]
    @ObservationIgnored private(set) var screens = 0

    init(_ layout: Layout) { navigator = Navigator(root: layout) }

    @ViewBuilder func screen(for layout: Layout) -> some View {
      let _ = screens += 1
      VStack {
        switch layout {
        case .ifThere:
          if isFirstThere { FlowView(embedding: Part("one")) }
          FlowView(embedding: Part("two"))
        case .ifElse:
          if isFirstThere {
            FlowView(embedding: Part("one"))
          } else {
            FlowView(embedding: Part("two"))
          }
        case .called:
          part("one")
          if isFirstThere { part("two") }
        case .forEach:
          ForEach(names, id: \.self) { FlowView(embedding: Part($0)) }
        case .curious:
          Text("\(parts.count) inside")
          FlowView(embedding: Part("one"))
        }
      }
    }

    private func part(_ name: String) -> some View { FlowView(embedding: Part(name)) }

    /// The flows in the screen.
    var parts: [Part] {
      flows(at: journey.root).compactMap { $0 as? Part }
    }
  }

  @Test("A flow that goes takes no other one along", arguments: [true, false])
  func theFirstGoes(isShown: Bool) throws {
    let whole = Whole(.ifThere)
    let app = isShown ? try Driver(FlowView(whole)) : nil
    let two = try #require(whole.parts.last)
    weak let one = whole.parts.first
    #expect(whole.parts.map(\.name) == ["one", "two"])
    whole.isFirstThere = false
    #expect(whole.parts.map(\.name) == ["two"])
    #expect(whole.parts.first === two)
    if let app { #expect(app.exists("two start") && !app.exists("one start")) }
    #expect(one == nil)
    whole.isFirstThere = true
    #expect(whole.parts.map(\.name) == ["one", "two"])
    #expect(whole.parts.last === two)
  }

  @Test("Both branches of a condition have a flow of their own", arguments: [true, false])
  func branches(isShown: Bool) throws {
    let whole = Whole(.ifElse)
    let app = isShown ? try Driver(FlowView(whole)) : nil
    #expect(whole.parts.map(\.name) == ["one"])
    whole.isFirstThere = false
    #expect(whole.parts.map(\.name) == ["two"])
    if let app { #expect(app.exists("two start") && !app.exists("one start")) }
  }

  @Test("Where one position makes several flows, their order counts", arguments: [true, false])
  func oneAfterTheOther(isShown: Bool) throws {
    let whole = Whole(.called)
    let app = isShown ? try Driver(FlowView(whole)) : nil
    let one = whole.parts.first
    #expect(whole.parts.map(\.name) == ["one", "two"])
    whole.isFirstThere = false
    #expect(whole.parts.map(\.name) == ["one"])
    #expect(whole.parts.first === one)
    if let app { #expect(app.exists("one start") && !app.exists("two start")) }
  }

  @Test func theFlowsOfAForEachBelongToItsElements() throws {
    let whole = Whole(.forEach)
    let app = try Driver(FlowView(whole), width: 30)
    try app.tap("two start")
    #expect(app.exists("two end"))
    whole.names = ["three", "two"]
    try app.back()
    #expect(app.exists("three start") && app.exists("two start") && !app.exists("one start"))
    #expect(whole.child(Part.self)?.parentFlow === whole)
    let outline = whole.outline.split(separator: "\n").dropFirst()
    #expect(outline == ["  Part [start]", "  Part [start]"])
  }

  @Test("A screen may ask for the flows in it", arguments: [true, false])
  func curiosity(isShown: Bool) throws {
    let whole = Whole(.curious)
    let app = isShown ? try Driver(FlowView(whole)) : nil
    #expect(whole.parts.map(\.name) == ["one"])
    if let app { #expect(app.exists("1 inside")) }
  }

  @Test func withoutAHostAScreenIsMadeAgainOnlyWhenItHasChanged() {
    let whole = Whole(.ifThere)
    for _ in 1...3 { #expect(whole.parts.count == 2) }
    #expect(whole.screens == 1)
    whole.isFirstThere = false
    for _ in 1...3 { #expect(whole.parts.count == 1) }
    #expect(whole.screens == 2)
  }
}
