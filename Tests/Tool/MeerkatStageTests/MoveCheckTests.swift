import Foundation
import Meerkat
import MeerkatDeeds
import MeerkatStage
import MeerkatUI
import Testing

/// Whether a screen moves itself, as its previews show.
@MainActor @Suite struct MoveCheckTests {
  private let stage = Stage(EmptyApp.self)

  private func findings(_ preview: String) async throws -> [String] {
    var request = StageRequest(.prove)
    request.preview = preview
    let line = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let answer = try JSONDecoder().decode(
      StageAnswer.self, from: Data(await stage.answer(line).utf8))
    return try #require(answer.findings, "\(answer.error ?? "")")
  }

  @Test func aScreenThatDismissesItselfIsFound() async throws {
    #expect(
      try await findings("Dismisses itself") == [
        "“tap \"Done\"” leaves the screen: pushed, in a sheet."
      ])
  }

  @Test func aScreenThatNamesTheNextOneIsFound() async throws {
    let found = try await findings("Names the next")
    #expect(
      found == [
        "“tap \"Details\"” pushes another screen: embedded, pushed.",
        "“tap \"Edit\"” presents another screen.",
      ])
  }

  @Test func aScreenThatMovesWhenItAppearsIsFound() async throws {
    #expect(
      try await findings("Moves at once") == ["The screen presents another screen when it appears."]
    )
  }

  @Test func aScreenThatReportsActionsIsNot() async throws {
    #expect(try await findings("Reports actions") == [])
  }

  @Test func aFlowMayGoWhereItWants() async throws {
    let found = try await findings("A flow")
    #expect(found == [])
  }
}

private struct EmptyApp: App {
  var body: some Scene { WindowGroup { Text("Empty") } }
}

private struct DismissingScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}

private struct NamingScreen: View {
  @State private var isEditing = false

  var body: some View {
    List {
      NavigationLink("Details") { Text("More") }
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { Text("Editor") }
  }
}

private struct HastyScreen: View {
  @State private var isShown = false

  var body: some View {
    Text("Wait").task { isShown = true }.sheet(isPresented: $isShown) { Text("News") }
  }
}

private struct ReportingScreen: View {
  let didPressSave: () -> Void
  @State private var isSure = false
  @State private var isOn = false

  var body: some View {
    Form {
      Toggle("Sound", isOn: $isOn)
      Button("Save", action: didPressSave)
      // An alert isn't another screen.
      Button("Delete") { isSure = true }.alert("Sure?", isPresented: $isSure) {}
    }
  }
}

private final class StepsFlow: Flow {
  enum Destination: Hashable { case first, second }
  let navigator = Navigator<Destination>(root: .first)

  func screen(for destination: Destination) -> some View {
    Button("Next") { self.push(.second) }
  }
}

#Preview("Dismisses itself") { DismissingScreen() }
#Preview("Names the next") { NamingScreen() }
#Preview("Moves at once") { HastyScreen() }
#Preview("Reports actions") { ReportingScreen {} }
#Preview("A flow") { FlowView(StepsFlow()) }
