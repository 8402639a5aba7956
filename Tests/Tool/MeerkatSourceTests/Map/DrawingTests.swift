import Foundation
import MeerkatSource
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct DrawingTests {
  private let source = """
    final class MainFlow: Flow {
      enum Destination { case root, more(Set<Int>) }
      let navigator = Navigator<Destination>(root: .root)
      func screen(for destination: Destination) -> some View {
        switch destination {
        case .root: Button("A & B") { self.push(.more([])) }
        case .more: FlowView(ChildFlow())
        }
      }
    }
    final class ChildFlow: Flow {
      enum Destination { case root }
      let navigator = Navigator<Destination>(root: .root)
      func screen(for destination: Destination) -> some View { Text("") }
    }
    """

  @Test func everythingIsInThePicture() async throws {
    let svg = await map(["App.swift": source]).svg()
    let reader = TextReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    for text in ["MainFlow", "ChildFlow", "root", "more(Set<Int>)", "“A & B”", "push"] {
      #expect(reader.texts.contains(text), "\(text)")
    }
    // From the button to the box, and from the box to the child's frame.
    #expect(svg.components(separatedBy: "marker-end").count - 1 == 2)
    #expect(!svg.contains("<a "))
  }

  @Test func aPageLeadsToTheSources() async {
    let html = await map(["App.swift": source])
      .html(title: "A <App>") { "https://example.com/\($0.file)#L\($0.line)" }
    #expect(html.contains("<title>A &lt;App&gt;</title>"))
    // The button's push, the flow and the destination.
    for line in [6, 1, 2] {
      #expect(html.contains("href=\"https://example.com/App.swift#L\(line)\""))
    }
  }

  @Test func aMapWithoutFlowsIsAPictureToo() async {
    #expect(XMLParser(data: Data(await map([:]).svg().utf8)).parse())
  }

  @Test func flowsThatShowEachOtherHavePlaces() async {
    let svg = await map([
      "App.swift": ["A", "B"].map { name in
        """
        final class \(name): Flow {
          enum Destination { case root }
          let navigator = Navigator<Destination>(root: .root)
          func screen(for destination: Destination) -> some View {
            FlowView(\(name == "A" ? "B" : "A")())
          }
        }
        """
      }.joined(separator: "\n")
    ]).svg()
    #expect(svg.components(separatedBy: "class=\"frame\"").count - 1 == 2)
  }
}

private final class TextReader: NSObject, XMLParserDelegate {
  private(set) var texts: Set<String> = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    texts.insert(text)
    text = ""
  }
}
