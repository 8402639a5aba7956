import Testing

/// What `@Flow` writes.
struct FlowMacroTests {
  @Test func aFlowGetsWhatEveryFlowHas() {
    let use = MacroUse(
      """
      @MainActor @Flow public final class CourseFlow {
        enum Destination: Hashable {
          case course
        }
        public var journey = Journey<Destination>(root: .course)
        public func screen(for destination: Destination) -> some View {
          CourseScreen()
        }
      }
      """)
    #expect(use.mistakes == "")
    #expect(
      use.expanded == """
        @MainActor public final class CourseFlow {
          enum Destination: Hashable {
            case course
          }
          @ObservationTracked
          public var journey = Journey<Destination>(root: .course)
          @ViewBuilder
          public func screen(for destination: Destination) -> some View {
            CourseScreen()
          }

          public let placement = Placement()

          @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()

          internal nonisolated func access<Member>(keyPath: KeyPath<CourseFlow, Member>) {
            _$observationRegistrar.access(self, keyPath: keyPath)
          }

          internal nonisolated func withMutation<Member, MutationResult>(
            keyPath: KeyPath<CourseFlow, Member>, _ mutation: () throws -> MutationResult
          ) rethrows -> MutationResult {
            try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
          }

          private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Bool {
            true
          }

          private nonisolated func shouldNotifyObservers<Member: Equatable>(_ old: Member, _ new: Member) -> Bool {
            old != new
          }

          private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ old: Member, _ new: Member) -> Bool {
            old !== new
          }

          private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ old: Member, _ new: Member) -> Bool {
            old != new
          }
        }

        extension CourseFlow: Meerkat.Flow {}

        extension CourseFlow: nonisolated Observation.Observable {}
        """)
  }

  /// Whether a further member of a flow, beside its journey, is made observable.
  private func observes(_ member: String) -> Bool {
    let use = MacroUse(
      """
      @MainActor @Flow final class CourseFlow {
        var journey = Journey<Place>(root: .course)
        func screen(for place: Place) -> some View { Screen(place) }
        \(member)
      }
      """)
    #expect(use.mistakes == "")
    return use.expanded.split(separator: "\n").count { $0 == "  @ObservationTracked" } == 2
  }

  @Test(arguments: [
    "var count = 0", "var name: String", "weak var other: Other?",
    "var count = 0 { didSet { print(count) } }",
  ])
  func aStoredVariableIsObserved(_ member: String) {
    #expect(observes(member))
  }

  @Test(arguments: [
    "@ObservationIgnored var count = 0", "@ObservationTracked var count = 0", "let count = 0",
    "lazy var count = 0", "static var count = 0", "class var count: Int { 0 }",
    "var count: Int { 0 }", "var count: Int { get { 0 } set {} }", "func count() {}",
  ])
  func nothingElseIsObserved(_ member: String) {
    #expect(!observes(member))
  }

  private func screen(_ function: String, inheriting: String = "") -> Bool {
    MacroUse(
      """
      @MainActor @Flow final class CourseFlow\(inheriting) {
        var journey = Journey<Place>(root: .course)
        \(function)
      }
      """
    ).expanded.contains("@ViewBuilder")
  }

  @Test func aScreenIsABuilderThoughAClosureInItReturns() {
    #expect(screen("func screen(for place: Place) -> some View { Screen { return 1 } }"))
  }

  @Test(arguments: [
    "func screen(for place: Place) -> some View { return Screen() }",
    "@OwnBuilder func screen(for place: Place) -> some View { Screen() }",
  ])
  func aScreenOfAnotherKindIsLeftAlone(_ function: String) {
    #expect(!screen(function))
  }

  @Test func whereTheAuthorDeclaresTheConformanceTheCompilerInfersTheBuilder() {
    let function = "func screen(for place: Place) -> some View { Screen() }"
    #expect(!screen(function, inheriting: ": Flow"))
  }
}
