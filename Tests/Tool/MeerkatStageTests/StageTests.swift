import Foundation
import MeerkatStage
import MeerkatUI
import Testing

@MainActor @Suite struct StageTests {
  private let stage = Stage(CountingApp.self)

  private func answer(_ request: [String: Any]) async throws -> (text: String, error: String) {
    let line = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    let answer = try JSONSerialization.jsonObject(with: Data(await stage.answer(line).utf8))
    let fields = try #require(answer as? [String: Any])
    return (fields["text"] as? String ?? "", fields["error"] as? String ?? "")
  }

  @Test func anAppIsStartedUsedAndSeen() async throws {
    #expect(try await answer(["verb": "start"]).text.contains("Count: 0"))
    #expect(
      try await answer(["verb": "deeds", "text": "tap \"Add\"\ntap \"Add\""]).text.contains(
        "Count: 2"))
    #expect(try await answer(["verb": "picture"]).text.hasPrefix("<svg"))
    #expect(try await answer(["verb": "place"]).text == "Counting")
    // It begins anew each time.
    #expect(
      try await answer(["verb": "start", "look": ["isDark": true]]).text.contains("Count: 0 dark"))
  }

  @Test func whatCantBeDoneSaysWhy() async throws {
    #expect(try await answer(["verb": "text"]).error == "The app isn't started.")
    _ = try await answer(["verb": "start"])
    let error = try await answer(["verb": "deeds", "text": "tap \"Ad\"\ntap \"Sub\""]).error
    #expect(
      error.hasPrefix("line 2: tap \"Sub\"\nThere is nothing with the label \"Sub\" on screen."))
    #expect(error.contains("Count: 1"))
    #expect(try await answer(["verb": "deeds", "text": "jump"]).error.hasPrefix("line 1:"))
    #expect(
      try await answer(["verb": "start", "address": "/nowhere"]).error.hasPrefix(
        "There is nothing to open at /nowhere."))
    #expect(
      try await answer(["verb": "start", "preview": "Missing"]).error.hasPrefix(
        "There is no preview “Missing”."))
  }

  @Test(arguments: ["", "{", "[]", "{\"verb\":\"jump\"}", String(repeating: "x", count: 1_000_000)])
  func aMalformedLineIsAnswered(_ line: String) async throws {
    #expect(await stage.answer(line).hasPrefix("{\"error\":\"This is no request:"))
  }

  @Test func aPreviewIsExamined() async throws {
    let request = ["verb": "check", "preview": "A count of seven", "text": "dark"]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    #expect(await stage.answer(line) == "{\"findings\":[]}")
    #expect(
      try await answer(["verb": "check", "preview": "A count of seven", "text": "loud"]).error
        == "There is no look “loud”.")
  }

  @Test func previewsAreFoundByTheirNames() async throws {
    let list = try await answer(["verb": "previews"]).text
    #expect(list.contains("A count of seven"))
    #expect(
      try await answer(["verb": "start", "preview": "A count of seven"]).text.contains("Count: 7"))
  }
}

private struct CountingApp: App {
  var body: some Scene { WindowGroup { NavigationStack { CountView() } } }
}

private struct CountView: View {
  @State var count = 0
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text("Count: \(count)\(colorScheme == .dark ? " dark" : "")")
      Button("Add") { count += 1 }
    }
    .navigationTitle("Counting")
  }
}

#Preview("A count of seven") { CountView(count: 7) }
