extension Deeds {
  /// Writes the deeds as a test of Swift Testing that drives an app.
  ///
  /// - Parameters:
  ///   - name: What is tested, as words or as a name.
  ///   - app: The app's type with `@main`.
  ///   - module: The app's module.
  /// - Returns: The file, with its imports.
  public func swiftTest(named name: String, app: String, in module: String) -> String {
    let size = lines.lazy.compactMap { line -> (width: Int, height: Int)? in
      if case .with(.size(let width, let height)) = line.deed { (width, height) } else { nil }
    }.first
    let points = size.map { "width: \($0.width), height: \($0.height)" } ?? "width: 390"
    let body = lines.map { line in
      switch line.deed {
      case .with(.size): return ""
      case .with(.clock(let time, let zone)):
        return "  // Recorded at \(time), \(zone).\n"
      case .expect, .with: return "  \(line.deed.swift(in: points))\n"
      default: break
      }
      return "  \(line.deed.swift(in: points))\n  try await app.settle()\n"
    }.joined()
    let width = size.map { Deed.Look.cells(width: $0.width) }
    let hasPictures = lines.contains { line in
      if case .expect(.picture) = line.deed { true } else { false }
    }
    return """
      \(hasPictures ? Self.importOfSnapshots : "")import MeerkatTesting
      import Testing

      @testable import \(module)

      @MainActor @Test func \(name.asFunctionName)() async throws {
        let app = try Driver(app: \(app).self\(width.map { ", width: \($0)" } ?? ""))
        try await app.settle()
      \(body)}

      """
  }
}

extension Deeds {
  /// A package may give the module the name of the library that it takes the place of.
  private static let importOfSnapshots = """
    #if canImport(SnapshotTesting)
      import SnapshotTesting
    #else
      import MeerkatSnapshots
    #endif

    """
}

extension Deed.Look {
  /// The width of a window as text, in cells of 6.5 points.
  ///
  /// A window that is narrow for an app is narrow as text, too: below 60 cells.
  package static func cells(width: Int) -> Int {
    let cells = max(20, Int(Double(width) / 6.5))
    return width < 600 ? min(cells, 59) : max(cells, 60)
  }
}

extension Deed {
  /// The deed as a statement about a driver named `app`.
  ///
  /// - Parameter size: The size of pictures, as arguments.
  /// - Returns: The statement, without what waits for its effect.
  func swift(in size: String) -> String {
    switch self {
    case .with: "try await app.perform(\(description.literal))"
    case .open(let address): "try app.open(\(address.literal))"
    case .tap(let target): "try app.tap(\(target.swift))"
    case .type(let text, nil): "try app.type(\(text.literal))"
    case .type(let text, let target?): "try app.type(\(text.literal), into: \(target.swift))"
    case .clear(let target): "try app.clear(\(target.swift))"
    case .submit(let target): "try app.submit(\(target.swift))"
    case .turn(let target, let isOn): "try app.toggle(\(target.swift), to: \(isOn))"
    case .choose(let choice, let target): "try app.choose(\(choice.literal), in: \(target.swift))"
    case .delete(let target): "try app.delete(\(target.swift))"
    case .move(let target, let position): "try app.move(\(target.swift), to: \(position - 1))"
    case .back: "try app.back()"
    case .close: "try app.close()"
    case .refresh: "try app.refresh()"
    case .wait(let target): "try await app.waitFor(\(target.swift))"
    case .expect(.present(let target)): "#expect(app.exists(\(target.swift)))"
    case .expect(.absent(let target)): "#expect(!app.exists(\(target.swift)))"
    case .expect(.title(let title)): "#expect(app.title == \(title.literal))"
    case .expect(.journey(let address)): "#expect(app.address == \(address.literal))"
    case .expect(.picture(let name)):
      "assertSnapshot(of: app, as: .svg(\(size)), named: \(name.literal))"
    case .expect(.value(let value, let target)):
      "#expect(try app.element(\(target.swift)).value == \(value.literal))"
    }
  }
}

extension Deed.Target {
  fileprivate var swift: String {
    let refinement =
      (row.map { ".inRow(\($0.literal))" } ?? "") + (number.map { ".at(\($0 - 1))" } ?? "")
    if let role { return ".\(role.rawValue)(\(label.literal))\(refinement)" }
    return refinement.isEmpty
      ? label.literal : "Driver.Query(stringLiteral: \(label.literal))\(refinement)"
  }
}

extension String {
  fileprivate var literal: String { String(reflecting: self) }

  /// The words of the text as one name: `call back` as `callBack`; one alone could be a keyword.
  fileprivate var asFunctionName: String {
    let words = split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = words.count > 1 && name.first?.isLetter == true
    return isName ? name.prefix(1).lowercased() + name.dropFirst() : "test" + name
  }
}
