import MeerkatTesting
import MeerkatUI
import Testing

/// What apps of other people lean on in objects and environments.
@MainActor
struct ForeignStateTests {
  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Unread: View {
    @EnvironmentObject var counter: Counter
    let log: Log

    var body: some View {
      let _ = log.lines.append("unread")
      Text("unread")
    }
  }

  private struct Reading: View {
    @EnvironmentObject var counter: Counter
    let name: String
    let log: Log

    var body: some View {
      let _ = log.lines.append("\(name) \(counter.count)")
      Text("\(name) \(counter.count)")
    }
  }

  private struct Absent: View {
    @EnvironmentObject var counter: Counter
    var body: some View { Text("fine") }
  }

  @Test func anObjectOfTheEnvironmentIsObservedThoughTheBodyDoesNotReadIt() throws {
    let (counter, log) = (Counter(), Log())
    let app = try Driver(Unread(log: log).environmentObject(counter))
    log.lines = []
    counter.count = 1
    _ = app.screenText
    #expect(log.lines == ["unread"])
    #expect(app.exists(.text("unread")))
  }

  @Test func anObjectThatNobodyReadsMayBeAbsent() throws {
    #expect(try Driver(Absent()).exists(.text("fine")))
  }

  @Test func observersAreEvaluatedInTheOrderOfTheSource() throws {
    let (counter, log) = (Counter(), Log())
    let names = (1...12).map { "\($0)" }
    let app = try Driver(
      VStack { ForEach(names, id: \.self) { Reading(name: $0, log: log) } }
        .environmentObject(counter))
    for count in 1...3 {
      log.lines = []
      counter.count = count
      _ = app.screenText
      #expect(log.lines == names.map { "\($0) \(count)" })
    }
  }

  private struct Dimmed: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Named(name: environment.isEnabled ? "enabled" : "disabled")
    }
  }

  private struct Named: ViewModifier {
    let name: String
    func body(content: Content) -> some View { content.accessibilityLabel(name) }
  }

  private struct Switched: View {
    @State var isOff = false

    var body: some View {
      Text("x").modifier(Dimmed()).disabled(isOff)
      Button("off") { isOff = true }
    }
  }

  @Test func aModifierIsMadeOfTheEnvironmentAgainWhenThatChanges() throws {
    let app = try Driver(VStack { Switched() })
    #expect(app.exists(.text("enabled")))
    try app.tap("off")
    #expect(app.exists(.text("disabled")))
  }
}
