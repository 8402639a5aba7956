import MeerkatUI
import Testing

@MainActor
struct MotionTests {
  @Test(arguments: [
    ("Linear", #"["f",2000,"linear",0,1,0],["#),
    ("Eased", #"["f",500,"cubic-bezier(0.42,0,0.58,1)",0,1,0],["#),
    ("Late", #"["f",1000,"linear",500,0,1],["#),
    ("Twice as fast", #"["f",1000,"linear",250,3,0],["#),
  ])
  func thePatchSaysHowItIsAnimated(button: String, part: String) throws {
    let page = FakePage(Moving())
    page.connect()
    #expect(try page.press(button).contains(part))
  }

  @Test(arguments: ["At once", "Forbidden", "Without"])
  func whatIsNotAnimatedSaysNothing(button: String) throws {
    let page = FakePage(Moving())
    page.connect()
    let answer = try page.press(button)
    #expect(!answer.contains(#"["f""#), "\(answer)")
    #expect(answer.contains("opacity"))
  }

  @Test func aSpringIsSampled() throws {
    let page = FakePage(Moving())
    page.connect()
    let answer = try page.press("Spring")
    let match = try #require(answer.firstMatch(of: /"linear\(([^)]+)\)"/))
    let shares = match.1.split(separator: ",").compactMap { Double($0) }
    #expect(shares.first == 0 && shares.last == 1)
    #expect(shares.max().map { $0 > 1.02 && $0 < 1.2 } == true, "\(shares)")
  }

  @Test func onlyTheViewsBeforeAnAnimationHaveIt() throws {
    let page = FakePage(Half())
    page.connect()
    // The first frame is animated, and the one outside of the modifier is not.
    let answer = try page.press("Change")
    let animated = try #require(answer.range(of: #"["f",1000"#))
    let end = answer.range(of: #"["f"]"#)?.lowerBound ?? answer.endIndex
    let inside = try #require(answer.range(of: "opacity:0.5"))
    let outside = try #require(answer.range(of: "opacity:0.25"))
    #expect(animated.lowerBound < inside.lowerBound)
    #expect((animated.lowerBound..<end).contains(outside.lowerBound) == false)
  }

  @Test func anObservedObjectIsAnimatedToo() throws {
    let page = FakePage(Watching(model: Model()))
    page.connect()
    #expect(try page.press("Change").contains(#"["f",1000,"linear""#))
  }

  @Test func theBrowserSaysWhetherToMove() throws {
    let page = FakePage(Still())
    page.connect()
    #expect(page.document.contains("moves"))
    #expect(try page.send("e", 0, #""still""#).contains("still"))
  }

  @Test func aTransitionStandsInThePage() {
    let page = FakePage(
      Text("a").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity)))
    #expect(
      page.document.contains(##"data-in='{&#34;transform&#34;:&#34;translateX(-100%)&#34;}'"##),
      "\(page.document)")
  }
}

private struct Moving: View {
  @State private var isFaint = false
  @State private var other = false

  var body: some View {
    Text("Mark").opacity(isFaint ? 0.5 : 1)
    Button("Linear") { withAnimation(.linear(duration: 2)) { isFaint.toggle() } }
    Button("Eased") { withAnimation(.easeInOut(duration: 0.5)) { isFaint.toggle() } }
    Button("Late") {
      withAnimation(.linear(duration: 1).repeatForever().delay(0.5)) { isFaint.toggle() }
    }
    Button("Twice as fast") {
      let animation = Animation.linear(duration: 2).delay(0.5).speed(2)
      withAnimation(animation.repeatCount(3, autoreverses: false)) { isFaint.toggle() }
    }
    Button("Spring") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isFaint.toggle() } }
    Button("At once") { isFaint.toggle() }
    Button("Without") { withAnimation(nil) { isFaint.toggle() } }
    Text("Other").opacity(other ? 0.5 : 1).animation(.default, value: other)
    Button("Forbidden") {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { other.toggle() }
    }
  }
}

private struct Half: View {
  @State private var isFaint = false

  var body: some View {
    Text("a").opacity(isFaint ? 0.5 : 1)
      .animation(.linear(duration: 1), value: isFaint)
      .opacity(isFaint ? 0.25 : 1)
    Button("Change") { isFaint.toggle() }
  }
}

@MainActor @Observable
private final class Model {
  var isFaint = false
}

private struct Watching: View {
  let model: Model

  var body: some View {
    Text("a").opacity(model.isFaint ? 0.5 : 1)
    Button("Change") { withAnimation(.linear(duration: 1)) { model.isFaint.toggle() } }
  }
}

private struct Still: View {
  @Environment(\.accessibilityReduceMotion) private var isStill

  var body: some View { Text(isStill ? "still" : "moves") }
}
