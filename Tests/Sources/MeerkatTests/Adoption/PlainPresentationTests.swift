import Meerkat
import MeerkatTesting
import Testing

/// A flow in what a plain view presents hears the same of its steps as one that a flow presents.
@MainActor
struct PlainPresentationTests {
  enum Way: CaseIterable { case sheet, cover, popover }

  @Test(arguments: [Way.sheet, .popover]) func whatTheUserClosesEnds(way: Way) throws {
    let stair = Stair("inner")
    let app = try Driver(Landing(stair: stair, way: way))
    try app.tap("Open")
    stair.push(1)
    try app.close()
    #expect(app.exists("Open") && !app.exists(.header("0")))
    #expect(stair.ended == ["inner 1", "inner 0"])
    #expect(stair.causes.allSatisfy { $0 == .user })
  }

  @Test(arguments: Way.allCases) func theFlowLeaves(way: Way) throws {
    let stair = Stair("inner")
    let app = try Driver(Landing(stair: stair, way: way))
    try app.tap("Open")
    stair.push(1)
    stair.leave()
    #expect(!app.exists(.header("1")))
    #expect(stair.ended == ["inner 1", "inner 0"])
    #expect(stair.causes == [.flow, .flow])
  }

  @Test(arguments: Way.allCases) func theFlowFinishes(way: Way) throws {
    let stair = Stair("inner")
    let app = try Driver(Landing(stair: stair, way: way))
    try app.tap("Open")
    stair.push(1)
    stair.finish()
    #expect(app.exists("finished"))
    #expect(stair.ended == ["inner 1", "inner 0"])
    #expect(stair.causes == [.outcome, .outcome])
  }

  @Test(arguments: Way.allCases) func theAppClosesIt(way: Way) throws {
    let stair = Stair("inner")
    let doors = Doors()
    let app = try Driver(Landing(stair: stair, way: way, doors: doors))
    try app.tap("Open")
    doors.isOpen = false
    #expect(!app.exists(.header("0")))
    #expect(stair.ended == ["inner 0"])
  }

  @Test(arguments: Way.allCases) func theWindowClosesWithIt(way: Way) throws {
    let stair = Stair("inner")
    let app = try Driver(Landing(stair: stair, way: way))
    try app.tap("Open")
    app.end()
    #expect(stair.ended == ["inner 0"])
  }

  @Test(arguments: Way.allCases) func shownAgainItEndsAgain(way: Way) throws {
    let stair = Stair("inner")
    let app = try Driver(Landing(stair: stair, way: way))
    for time in 1...3 {
      try app.tap("Open")
      #expect(app.exists(.header("0")))
      stair.finish()
      #expect(!app.exists(.header("0")))
      #expect(stair.ended.count == time)
    }
  }

  @Test func whatCoversItIsNoReason() throws {
    let stair = Stair("inner")
    let app = try Driver(Landing(stair: stair, way: .sheet))
    try app.tap("Open")
    stair.present(1, as: .fullScreenCover)
    #expect(app.exists(.header("1")))
    stair.close()
    #expect(app.exists(.header("0")))
    #expect(stair.ended == ["inner 1"])
    try app.close()
    #expect(stair.ended == ["inner 1", "inner 0"])
  }

  @Test func aFlowInAFlowInAPlainSheetEndsToo() throws {
    let stair = Stair("inner")
    let child = Stair("child", tells: stair)
    let app = try Driver(Landing(stair: stair, way: .sheet))
    try app.tap("Open")
    stair.below = child
    stair.push(7)
    #expect(app.exists(.header("0")))
    child.push(1)
    try app.close()
    #expect(stair.ended == ["child 1", "child 0", "inner 7", "inner 0"])
  }
}

@Observable @MainActor
final class Doors {
  var isOpen = false
}

private struct Landing: View {
  let stair: Stair
  let way: PlainPresentationTests.Way
  @State var doors = Doors()
  @State private var hasFinished = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Open") { doors.isOpen = true }
        if hasFinished { Text("finished") }
      }
      .sheet(isPresented: shows(.sheet)) { flow }
      .fullScreenCover(isPresented: shows(.cover)) { flow }
      .popover(isPresented: shows(.popover)) { flow }
    }
  }

  private var flow: some View { FlowView(stair) { hasFinished = true } }

  private func shows(_ other: PlainPresentationTests.Way) -> Binding<Bool> {
    Binding {
      doors.isOpen && way == other
    } set: {
      if way == other { doors.isOpen = $0 }
    }
  }
}
