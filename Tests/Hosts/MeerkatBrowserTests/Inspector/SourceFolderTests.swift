import Foundation
import MeerkatBrowser
import Testing

/// The sources that an inspected app shows.
struct SourceFolderTests {
  @Test func aTypeIsFoundWhereItIsDeclared() throws {
    let package = try Package([
      "Sources/Shop/Cart.swift":
        "import SwiftUI\n\npublic struct Cart: View {\n  private enum Row {}\n}\n",
      "Sources/Shop/CartFlow.swift": "@Observable\npublic final class CartFlow: Flow {}\n",
    ])
    defer { package.remove() }
    let folder = SourceFolder(root: package.root)
    #expect(
      folder.declaration(of: name("Cart")) == SourceLine(file: "Sources/Shop/Cart.swift", line: 3))
    #expect(folder.declaration(of: name("Row"))?.line == 4)
    #expect(folder.declaration(of: name("CartFlow"))?.line == 2)
    #expect(folder.declaration(of: name("Nothing")) == nil)
  }

  @Test func ofTwoTypesTheOneInTheModulesFolderIsMeant() throws {
    let source = "struct Cart {}\n"
    let package = try Package([
      "Sources/Admin/Cart.swift": source, "Sources/Shop/Cart.swift": source,
      "Tests/AppTests/Cart.swift": source,
    ])
    defer { package.remove() }
    let folder = SourceFolder(root: package.root)
    #expect(folder.declaration(of: name("Cart", in: "Shop"))?.file == "Sources/Shop/Cart.swift")
    #expect(folder.declaration(of: name("Cart", in: "App"))?.file == "Sources/Admin/Cart.swift")
  }

  @Test(arguments: ["../secret.swift", "/etc/passwd", "Sources/link.swift", "Package.resolved", ""])
  func whatLiesElsewhereIsNotRead(path: String) throws {
    let package = try Package([
      "Package.resolved": "{}", "Sources/Shop/Cart.swift": "struct Cart {}",
    ])
    defer { package.remove() }
    let secret = package.root.deletingLastPathComponent().appendingPathComponent("secret.swift")
    try Data("secret".utf8).write(to: secret)
    try FileManager.default.createSymbolicLink(
      at: package.root.appendingPathComponent("Sources/link.swift"), withDestinationURL: secret)
    let folder = SourceFolder(root: package.root)
    #expect(folder.text(of: path) == nil)
    #expect(folder.text(of: "Sources/Shop/Cart.swift") == "struct Cart {}")
  }

  @Test func whatAnsweredIsTheFirstPlaceInThePackage() throws {
    let package = try Package(["Sources/Shop/CartFlow.swift": Self.flow])
    defer { package.remove() }
    let folder = SourceFolder(root: package.root)
    let own = package.root.resolvingSymlinksInPath().path + "/Sources/Shop/CartFlow.swift"
    let other = CallSite(path: "/usr/lib/Other.swift", line: 9)
    let found = SourceLine(file: "Sources/Shop/CartFlow.swift", line: 7)
    #expect(folder.line(of: [[other, CallSite(path: own, line: 7)]], at: "cart") == found)
    #expect(
      folder.line(of: [[CallSite(path: "/elsewhere/Shop/CartFlow.swift", line: 7)]], at: "cart")
        == found)
    #expect(folder.line(of: [[other]], at: "cart") == nil)
    // The compiler gives some calls no line: another change of the same action may have one.
    let sites = [[CallSite(path: own, line: 0)], [other, CallSite(path: own, line: 7)]]
    #expect(folder.line(of: sites, at: "") == found)
    #expect(folder.line(of: [sites[0]], at: "") == nil)
    #expect(folder.line(of: [sites[0]], at: "", to: "Pressed “Check Out”")?.line == 7)
    #expect(folder.line(of: [sites[0]], at: "", to: "Pressed “Help”") == nil)
  }

  @Test(arguments: [("cart", 3), ("item(id: 7)", 4), ("nowhere", nil)] as [(String, Int?)])
  func aMethodThatIsHandedOnAnswersAtItsDestination(destination: String, line: Int?) throws {
    let package = try Package(["Sources/Shop/CartFlow.swift": Self.flow])
    defer { package.remove() }
    let place = CallSite(path: "/elsewhere/Shop/CartFlow.swift", line: 0)
    #expect(SourceFolder(root: package.root).line(of: [[place]], at: destination)?.line == line)
  }

  private static let flow = """
    func screen(for destination: Destination) -> some View {
      switch destination {
      case .cart: CartScreen(didPressClose: close)
      case .item(let id): ItemScreen(id: id, didPressClose: close)
      }
    }
    let screen = CartScreen().didPressCheckOut {}
    """

  private func name(_ name: String, in module: String = "Shop") -> SourceName {
    SourceName(module: module, name: name)
  }

  /// A package's folder, for as long as a test runs.
  private struct Package {
    let root: URL

    init(_ files: [String: String]) throws {
      let manager = FileManager.default
      root = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .appendingPathComponent("Package")
      for (path, text) in files {
        let file = root.appendingPathComponent(path)
        try manager.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    func remove() { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }
  }
}

struct SwiftHighlighterTests {
  @Test(arguments: [
    ("let x = 12", "keyword:let plain: x =  number:12"),
    ("case .for: go()", "keyword:case plain: .for: go()"),
    ("@State var a: Int?", "attribute:@State plain:  keyword:var plain: a:  type:Int plain:?"),
    (#"print("a \"b\" c") // d"#, #"plain:print( text:"a \"b\" c" plain:)  comment:// d"#),
    (#"let a = "open"#, #"keyword:let plain: a =  text:"open"#),
  ])
  func wordsAreToldApart(line: String, parts: String) {
    let found = SwiftHighlighter.lines(of: line)
    #expect(found.count == 1)
    #expect(found.first?.map { "\($0.kind):\($0.text)" }.joined(separator: " ") == parts)
  }

  @Test(arguments: [
    "/* one\ntwo */ let", "\"\"\"\none\n\"\"\"", "\n\n", "a\r\nb", "/* never closed", "\"\"\"", "",
    "é\u{301}🙂\n", "\\",
  ])
  func nothingIsLost(source: String) {
    let lines = SwiftHighlighter.lines(of: source)
    let text = lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
    let plain = source.replacing("\r\n", with: "\n")
    #expect(text == (plain.hasSuffix("\n") ? String(plain.dropLast()) : plain))
  }
}
