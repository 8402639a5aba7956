import MeerkatUI
import MeerkatViews
import Testing

@Suite("Previews")
@MainActor
struct PreviewTests {
  @Test("A preview has a name and makes its view")
  func view() async throws {
    let preview = Preview("Greeting", traits: .sizeThatFitsLayout, .landscapeLeft) {
      Text("Hello")
      Text("World")
    }
    #expect(preview.displayName == "Greeting")
    #expect(preview.traits.count == 2)
    #expect(TestApp(try await preview.view()).texts == ["Hello", "World"])
  }

  @Test("Modifiers are around the view in their order, with what they share")
  func modifiers() async throws {
    let preview = Preview(traits: .modifier(Framed(edge: "|")), .portrait, .modifier(Numbered())) {
      Text("Hello")
    }
    #expect(TestApp(try await preview.view()).texts == ["3", "|", "Hello", "|"])
  }

  @Test("Previews share one context, also when they are made at the same time")
  func sharedContext() async throws {
    let preview = Preview(traits: .modifier(Counted())) { Text("Hello") }
    let tasks = (1...2).map { _ in Task { TestApp(try await preview.view()).texts } }
    for task in tasks { #expect(try await task.value == ["Context 1", "Hello"]) }
  }
}

private struct Framed: PreviewModifier {
  let edge: String

  func body(content: Content, context: Void) -> some View {
    Text(edge)
    content
    Text(edge)
  }
}

private struct Numbered: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 }

  func body(content: Content, context: Int) -> some View {
    Text("\(context)")
    content
  }
}

private struct Counted: PreviewModifier {
  @MainActor private static var count = 0

  static func makeSharedContext() async throws -> Int {
    count += 1
    await Task.yield()
    return count
  }

  func body(content: Content, context: Int) -> some View {
    Text("Context \(context)")
    content
  }
}

/// How the previews of a program are found.
@MainActor
struct PreviewCatalogTests {
  @Test(.enabled(if: isDebugBuild)) func previewsOfAllFilesAreFoundWithTheirNames() async throws {
    let catalog = PreviewCatalog()
    let found = catalog.items.map { "\($0.file) \($0.name)" }
    #expect(found.contains("MeerkatViewsTests/PreviewSources.swift Body"))
    #expect(found.contains("MeerkatViewsTests OldStyle"))
    let old = try #require(catalog.items.first { $0.name == "OldStyle" })
    #expect(TestApp(try await old.view()).texts == ["Old"])
    #expect(catalog.list.contains("MeerkatViewsTests.OldStyle_Previews  OldStyle"))
  }
}

struct OldStyle_Previews: PreviewProvider {
  static var previews: some View { Text("Old") }
}
