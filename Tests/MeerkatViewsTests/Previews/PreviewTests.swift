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
