import Meerkat
import MeerkatFlowTesting
import MeerkatTesting
import Testing

/// An inspector is the top step of a journey: beside the screen where there is room, else a sheet.
@MainActor
struct InspectorTests {
  let drawing = Drawing()

  @Test func whereThereIsRoomTheScreenBesideIsInUse() throws {
    let app = try Driver(FlowView(drawing), width: 80)
    try app.tap("Circle")
    #expect(drawing.journey == Journey(.canvas, [.inspector(.info("circle"))]))
    #expect(app.exists(.header("canvas")))
    #expect(app.exists(.header("circle")))
    try app.tap("Square")
    #expect(drawing.journey == Journey(.canvas, [.inspector(.info("square"))]))
    #expect(app.exists(.header("square")))
    try app.close()
    #expect(drawing.journey == Journey(.canvas))
  }

  @Test func whereThereIsNoneItIsASheet() throws {
    let app = try Driver(FlowView(drawing), width: 40)
    try app.tap("Circle")
    #expect(!app.exists(.header("canvas")))
    #expect(app.exists(.header("circle")))
    try app.close()
    #expect(app.exists(.header("canvas")))
    #expect(drawing.journey == Journey(.canvas))
  }

  @Test func aWindowThatBecomesNarrowLosesNothing() throws {
    let app = try Driver(FlowView(drawing), width: 80)
    try app.tap("Circle")
    try app.tap("Colours")
    let journey = drawing.journey
    let narrow = try Driver(FlowView(drawing), width: 40)
    #expect(narrow.exists(.header("colours")))
    #expect(!narrow.exists(.header("canvas")))
    #expect(drawing.journey == journey)
    #expect(app.exists(.header("canvas")))
    #expect(app.exists(.header("colours")))
  }

  @Test func whatIsPushedGoesOntoTheInspector() throws {
    let app = try Driver(FlowView(drawing), width: 80)
    try app.tap("Circle")
    try app.tap("Colours")
    #expect(drawing.journey == Journey(.canvas, [.inspector(.info("circle")), .push(.colours)]))
    #expect(app.exists(.header("canvas")))
    try app.back()
    #expect(drawing.journey == Journey(.canvas, [.inspector(.info("circle"))]))
  }

  @Test func aStepThatIsLeftBesideItTakesItAlong() throws {
    drawing.push(.layer)
    let app = try Driver(FlowView(drawing), width: 80)
    drawing.present(.info("circle"), as: .inspector)
    #expect(app.exists(.header("layer")))
    try app.back()
    #expect(drawing.journey == Journey(.canvas))
    #expect(!app.exists(.header("circle")))
  }

  @Test func aSheetLiesAboveBoth() throws {
    let app = try Driver(FlowView(drawing), width: 80)
    try app.tap("Circle")
    drawing.present(.colours)
    #expect(app.exists(.header("colours")))
    #expect(!app.exists(.header("canvas")))
    try app.close()
    #expect(app.exists(.header("canvas")))
    #expect(app.exists(.header("circle")))
  }

  @Test func replacedByAnotherStyleItGoes() throws {
    let app = try Driver(FlowView(drawing), width: 80)
    try app.tap("Circle")
    drawing.go(.replaceTop(with: .colours, style: .push))
    #expect(app.exists(.header("colours")))
    #expect(!app.exists(.header("circle")))
    drawing.go([.back, .forward(to: .info("square"), style: .inspector)])
    #expect(app.exists(.header("square")))
    #expect(app.exists(.header("canvas")))
  }

  @Test func aGuardIsAsked() throws {
    let app = try Driver(FlowView(drawing), width: 80)
    try app.tap("Circle")
    drawing.isDirty = true
    #expect(drawing.close() == ())
    #expect(app.exists(.alert("Leave?")))
    try app.tap("Stay")
    #expect(drawing.journey.presentation == .inspector)
  }

  @Test(arguments: ["/info/circle", "/info/circle/colours", "/layer/info/circle"])
  func whatALinkHasIsPrinted(link: String) throws {
    _ = try drawing.open(link).get()
    #expect(drawing.link == link)
    #expect(drawing.journey.presentation == .inspector)
    let restored = Drawing()
    #expect(try restored.restore(from: drawing.archive()).get() == [])
    #expect(restored.journey == drawing.journey)
  }

  @Test func aTestWithoutAHostUsesTheScreenBesideIt() throws {
    let driver = FlowDriver(drawing)
    try driver.screen(Canvas.self).didSelect("circle")
    try driver.screen(Canvas.self).didSelect("square")
    #expect(drawing.journey == Journey(.canvas, [.inspector(.info("square"))]))
    try driver.close()
    drawing.push(.layer)
    drawing.present(.info("circle"), as: .inspector)
    drawing.push(.colours)
    try driver.back()
    #expect(drawing.journey.presentation == .inspector)
    try driver.back()
    #expect(drawing.journey == Journey(.canvas))
  }

  @Test func anAwaitedFlowCanBeOne() async throws {
    let app = try Driver(FlowView(drawing), width: 80)
    let visit = Visit()
    let task = Task { try await drawing.present(visit, as: .inspector) }
    try await app.settle()
    #expect(app.exists(.header("canvas")))
    try app.tap("Enter")
    #expect(app.exists(.header("canvas")))
    try app.tap("Buy")
    #expect(try await task.value == "a postcard of room 1")
    #expect(drawing.journey == Journey(.canvas))
    #expect(!app.exists(.header("hall")))
  }
}

/// A canvas, and what there is to say about a shape on it.
@Observable
final class Drawing: Flow {
  enum Place: Codable, Hashable { case canvas, layer, info(String), colours }

  let navigator = Navigator<Place>(root: .canvas)
  var isDirty = false

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .canvas: Canvas(didSelect: select)
    case .layer: PlaceScreen(name: "layer")
    case .info(let shape): PlaceScreen(name: shape, actions: ["Colours": { self.push(.colours) }])
    case .colours: PlaceScreen(name: "colours")
    }
  }

  func shouldLeave(_ place: Place) -> Permission<Place> { isDirty ? .ask("Leave?") : .allow }

  private func select(_ shape: String) {
    if case .info = journey.top.destination {
      go(.update(to: .info(shape)))
    } else {
      present(.info(shape), as: .inspector)
    }
  }

  struct Canvas: View {
    let didSelect: (String) -> Void

    var body: some View {
      VStack {
        Button("Circle") { didSelect("circle") }
        Button("Square") { didSelect("square") }
      }
      .navigationTitle("canvas")
    }
  }
}

private typealias Canvas = Drawing.Canvas

extension Drawing.Place: Linked {
  static let links = Links<Self> {
    DeepLink("", .canvas)
    DeepLink("layer", .layer)
    DeepLink("info/{shape}", Self.info, as: .inspector) {
      if case .info(let shape) = $0 { shape } else { nil }
    }
    DeepLink("colours", .colours)
  }
}
