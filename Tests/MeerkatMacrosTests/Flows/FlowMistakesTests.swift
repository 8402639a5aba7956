import Testing

/// What `@Flow` says about mistakes, where, and what its fix-its make of them.
struct FlowMistakesTests {
  static let journey = "var journey = Journey<Destination>(root: .course)"
  static let screen = "func screen(for destination: Destination) -> some View { Screen() }"

  private static func flow(_ head: String, extra: String = "") -> String {
    """
    \(head) {
      enum Destination { case course }
      \(journey)\(extra)
      \(screen)
    }
    """
  }

  @Test(arguments: [
    (
      "@MainActor @Flow struct CourseFlow",
      "1:18 @Flow belongs to a class: a flow is one object, to which its screens report "
        + "[make it a final class]",
      "@MainActor @Flow final class CourseFlow"
    ),
    (
      "@Flow actor CourseFlow",
      "1:7 @Flow belongs to a class: a flow is one object, to which its screens report "
        + "[make it a final class]",
      "@Flow final class CourseFlow"
    ),
    (
      "@MainActor @Flow class CourseFlow",
      "1:18 a flow is a final class [make it final]",
      "@MainActor @Flow final class CourseFlow"
    ),
    (
      "@MainActor @Flow open class CourseFlow",
      "1:23 a flow is a final class [make it final]",
      "@MainActor @Flow public final class CourseFlow"
    ),
    (
      "@Flow final class CourseFlow",
      "1:1 a flow is on the main actor, and a macro cannot bring it there: write @MainActor "
        + "[add @MainActor]",
      "@MainActor @Flow final class CourseFlow"
    ),
    (
      "@MainActor @Flow @Observable final class CourseFlow",
      "1:18 @Flow makes the class observable by itself [remove @Observable]",
      "@MainActor @Flow final class CourseFlow"
    ),
    (
      "/// A flow.\n@Observable @MainActor @Flow final class CourseFlow",
      "2:1 @Flow makes the class observable by itself [remove @Observable]",
      "/// A flow.\n@MainActor @Flow final class CourseFlow"
    ),
    (
      "@MainActor\n@Observable\n@Flow\nfinal class CourseFlow",
      "2:1 @Flow makes the class observable by itself [remove @Observable]",
      "@MainActor\n@Flow\nfinal class CourseFlow"
    ),
  ])
  func aMistakeInTheHeadIsMended(_ head: String, _ mistake: String, _ fixed: String) {
    let use = MacroUse(Self.flow(head))
    #expect(use.mistakes == mistake)
    #expect(use.fixed == [Self.flow(fixed)])
    #expect(!use.expanded.contains("Registrar"))
  }

  @Test func anEnumIsNoFlow() {
    let use = MacroUse("@Flow enum CourseFlow { case course }")
    #expect(
      use.mistakes
        == "1:1 @Flow belongs to a class: a flow is one object, to which its screens report")
  }

  @Test func aPlacementIsNotWrittenByHand() {
    let head = "@MainActor @Flow final class CourseFlow"
    let use = MacroUse(Self.flow(head, extra: "\n  let placement = Placement()"))
    #expect(use.mistakes == "4:3 @Flow writes 'placement' by itself [remove it]")
    #expect(use.fixed == [Self.flow(head)])
  }

  @Test(arguments: ["@Flow final class CourseFlow: Flow", "@Flow final class F: Meerkat.Flow"])
  func aConformanceByHandBringsTheClassOntoTheMainActor(_ head: String) {
    #expect(MacroUse(Self.flow(head)).mistakes == "")
  }

  private func mistake(_ members: String) -> MacroUse {
    MacroUse("@MainActor @Flow final class CourseFlow {\(members)\n}")
  }

  @Test func aFlowWithoutDestinationsGetsAnEnum() {
    let use = mistake("\n    var journey = Journey(root: .course)")
    #expect(
      use.mistakes == """
        1:30 a flow has destinations: declare them as the enum 'Destination' in the class \
        [add the destinations]
        """)
    #expect(
      use.fixed == [
        """
        @MainActor @Flow final class CourseFlow {
            enum Destination: Hashable {
              case <#first#>
            }
            var journey = Journey(root: .course)
        }
        """
      ])
  }

  @Test(arguments: [
    ("course, task(Int)", ".course"), ("task(id: Int, Page?)", ".task(id: <#Int#>, <#Page?#>)"),
  ])
  func aFlowWithoutJourneyGetsOneAtTheFirstCase(_ cases: String, _ root: String) {
    let use = mistake("\n  enum Destination { case \(cases) }\n  \(Self.screen)")
    let journey = "var journey = Journey<Destination>(root: \(root))"
    #expect(
      use.mistakes == """
        1:30 a flow has a journey, which begins at the destination that is its root \
        [add '\(journey)']
        """)
    #expect(
      use.fixed == [
        """
        @MainActor @Flow final class CourseFlow {
          enum Destination { case \(cases) }

          \(journey)
          \(Self.screen)
        }
        """
      ])
  }

  @Test func aFlowWithoutScreensGetsAGapForEachCase() {
    let use = mistake(
      "\n  enum Destination { case course, task(id: Int, Page) }\n  \(Self.journey)")
    #expect(
      use.mistakes == """
        1:30 a flow has a screen for each destination: write 'screen(for:)' in the class \
        [add 'screen(for:)']
        """)
    #expect(
      use.fixed == [
        """
        @MainActor @Flow final class CourseFlow {
          enum Destination { case course, task(id: Int, Page) }
          \(Self.journey)

          func screen(for destination: Destination) -> some View {
            switch destination {
            case .course: <#screen#>
            case .task(let id, let <#name#>): <#screen#>
            }
          }
        }
        """
      ])
  }

  @Test func severalMistakesAreAllNamed() {
    let use = MacroUse("@Flow class CourseFlow { enum Destination { case course } }")
    #expect(use.mistakes.split(separator: "\n").count == 4)
    #expect(use.fixed.count == 4)
  }
}
