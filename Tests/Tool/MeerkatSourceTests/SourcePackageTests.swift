import Foundation
import MeerkatSource
import Testing

struct SourcePackageTests {
  @Test func extensionsAreJoinedToTheirTypes() async throws {
    let package = await SourcePackage(
      name: "App",
      sources: [
        "App/Main.swift": "final class Main { enum Place { case list } }",
        "App/Main+Links.swift": """
        extension Main: Sendable { func open() {} }
        extension Main.Place: Linked { static let links = 1 }
        """,
      ])
    let main = try #require(package.declarations.types.first { $0.name == "Main" })
    #expect(main.inherited == ["Sendable"])
    #expect(main.functions.map(\.signature) == ["open()"])
    let place = package.declarations.type("Place", in: "Main", from: main.file)
    #expect(place?.properties.map(\.name) == ["links"])
  }

  @Test func bothBranchesOfAConditionCount() async throws {
    let package = await SourcePackage(
      name: "App",
      sources: [
        "App.swift": """
        enum Place {
          #if os(iOS)
            case list, camera(Int)
          #else
            case list
          #endif
        }
        """
      ])
    #expect(package.declarations.types.first?.cases.map(\.name) == ["list", "camera"])
  }

  @Test func ofTypesOfOneNameTheNearestIsMeant() async throws {
    let package = await SourcePackage(
      name: "Apps",
      sources: [
        "One/App.swift": "struct Main {}", "Two/App.swift": "struct Main {}",
        "Two/More.swift": "extension Main: View {}",
      ])
    #expect(package.declarations.types.map { $0.inherits("View") } == [false, true])
  }

  @Test func whatDoesNotParseIsNamedAndTheRestIsRead() async {
    let package = await SourcePackage(
      name: "App", sources: ["A.swift": "struct A { func", "B.swift": "", "C.swift": "struct C {}"])
    #expect(package.damages.map(\.rule) == ["unparsed"])
    #expect(package.damages.map(\.location.file) == ["A.swift"])
    #expect(package.declarations.types.map(\.name) == ["A", "C"])
  }

  @Test func longChainsAreRead() async {
    let chain = "struct A { let view = Text()" + String(repeating: ".bold()", count: 1_000) + " }"
    let package = await SourcePackage(name: "App", sources: ["A.swift": chain])
    #expect(package.damages == [])
    #expect(await FlowMap(of: package).flows == [])
  }

  @Test func aPropertyThatIsObservedIsStored() async throws {
    let package = await SourcePackage(
      name: "App",
      sources: [
        "A.swift": """
        struct A {
          @State private var name = "" { didSet { print(name) } }
          var long: Int { name.count }
          let `class`: Kind?
        }
        """
      ])
    let properties = try #require(package.declarations.types.first?.properties)
    #expect(properties.map(\.name) == ["name", "long", "class"])
    #expect(properties.map(\.isComputed) == [false, true, false])
    #expect(properties.map { $0.attributes.map(\.name) } == [["State"], [], []])
    #expect(properties[2].type?.plainName == "Kind")
  }
}

struct SwiftFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "meerkat-\(UUID().uuidString)", directoryHint: .isDirectory)

  @Test func hiddenFoldersAreLeftOut() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["Sources/App/B.swift", "A.swift", ".build/C.swift", "Package.swift", "D.txt"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("struct S {}".utf8).write(to: file)
    }
    let package = try await SourcePackage.read(at: folder)
    #expect(package.files.map(\.path) == ["A.swift", "Sources/App/B.swift"])
  }

  @Test func meerkatBesideAnAppIsLeftOut() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Sources/App.swift": "struct S {}",
      // An app's manifest names the product.
      "Package.swift": #"let package = Package(name: "App", … .product(name: "Meerkat", …"#,
      "Packages/meerkat/Sources/Flow.swift": "protocol Flow {}",
      "Packages/meerkat/Package.swift": #"let package = Package(name: "Meerkat")"#,
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let package = try await SourcePackage.read(at: folder)
    #expect(package.files.map(\.path) == ["Sources/App.swift"])
  }

  @Test func aFolderThatIsNotThereIsAnError() async {
    await #expect(throws: SourceError.self) { try await SourcePackage.read(at: folder) }
  }

  @Test func aFolderWithoutSwiftIsAnError() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    await #expect(throws: SourceError.self) { try await SourcePackage.read(at: folder) }
  }
}
