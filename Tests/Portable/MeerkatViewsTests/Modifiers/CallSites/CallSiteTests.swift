import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct CallSiteTests {
  @Test func ordinarySourceRuns() {
    let stage = Stage(
      VStack {
        TextCallSites()
        LookCallSites()
        ShapeCallSites()
        ControlCallSites()
        CollectionCallSites()
        FieldCallSites()
        InputCallSites()
        AcceptedCallSites()
        MotionCallSites()
      })

    #expect(stage.picture.hasPrefix("stack\n  \"Hello, !\""))
    #expect(stage.picture.contains("field Name: \"\""))
  }
}
