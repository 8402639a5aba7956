package import MeerkatDeeds
import MeerkatViews

extension Driver {
  /// Does what a text says, one deed a line, and waits after each until the app is quiet.
  ///
  /// ```swift
  /// try await app.perform(
  ///   """
  ///   tap "All customers"
  ///   tap "Zoë Anders"
  ///   expect title "Zoë Anders"
  ///   """)
  /// ```
  ///
  /// `Documentation/tests.md` lists the deeds.
  ///
  /// - Parameter text: The deeds. Empty lines, and what follows a `#`, are for readers.
  /// - Throws: ``UndoneDeed`` with the first line that can't be done, or isn't as expected; an
  ///   error that names the line if one is no deed, before anything is done.
  public func perform(_ text: String) async throws {
    for line in try Deeds(text).lines {
      do {
        if case .wait(let target) = line.deed { try await waitFor(Query(target)) }
        try perform(line.deed)
        try await settle()
      } catch let error as Driver.Error {
        throw UndoneDeed(line: line.number, deed: line.deed.description, error: error)
      }
    }
  }

  /// A deed that can't be done, or something expected that isn't there.
  public struct UndoneDeed: Swift.Error, Hashable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    public let deed: String
    public let error: Driver.Error

    /// The line, the reason, and what is on screen.
    public var description: String { "line \(line): \(deed)\n\(error)" }
  }

  /// Does a deed.
  package func perform(_ deed: Deed) throws(Driver.Error) {
    switch deed {
    case .with(let look): try perform(look)
    case .open(let address): try open(address)
    case .tap(let target): try tap(Query(target))
    case .type(let text, nil): try type(text)
    case .type(let text, let target?): try type(text, into: Query(target))
    case .clear(let target): try clear(Query(target))
    case .submit(let target): try submit(Query(target))
    case .turn(let target, let isOn): try toggle(Query(target), to: isOn)
    case .choose(let choice, let target): try choose(choice, in: Query(target))
    case .delete(let target): try delete(Query(target))
    case .move(let target, let position): try move(Query(target), to: position - 1)
    case .back: try back()
    case .close: try close()
    case .refresh: try refresh()
    case .wait(let target): try require(Query(target))
    case .expect(let expectation): try check(expectation)
    }
  }

  private func perform(_ look: Deed.Look) throws(Driver.Error) {
    switch look {
    case .light: runtime.colorScheme = .light
    case .dark: runtime.colorScheme = .dark
    case .type(let name):
      guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
        let sizes = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
        throw error(.different("one of the sizes \(sizes)", found: name))
      }
      runtime.dynamicTypeSize = size
    case .size(let width, _):
      // The room is that of the driver.
      let cells = Deed.Look.cells(width: width)
      guard cells != self.width else { return }
      throw error(.different("a driver with the width \(cells)", found: "one of \(self.width)"))
    case .locale(let name): runtime.locale = Locale(identifier: name)
    case .clock:
      let way = "`meerkat replay` has one, and a test gives the app its own"
      throw error(.different("a clock", found: "none here: \(way)"))
    }
    update()
  }

  private func check(_ expectation: Deed.Expectation) throws(Driver.Error) {
    switch expectation {
    case .present(let target): try require(Query(target))
    case .absent(let target):
      if exists(Query(target)) { throw error(.different("no \(target)", found: "\(target)")) }
    case .title(let expected): try compare("title", expected, title)
    case .journey(let expected): try compare("journey", expected, address)
    case .picture(let name):
      let way = "`meerkat replay` and assertSnapshot(of:as:) draw pictures"
      throw error(.different("the picture “\(name)”", found: "none here: \(way)"))
    case .value(let expected, let target):
      try compare("value", expected, try element(Query(target)).value)
    }
  }

  private func compare(_ what: String, _ expected: String, _ found: String?) throws(Driver.Error) {
    guard found != expected else { return }
    throw error(.different("\(what) “\(expected)”", found: found.map { "“\($0)”" } ?? "none"))
  }
}

extension Driver.Query {
  package init(_ target: Deed.Target) {
    self.init(role: target.role.flatMap { Driver.Role(rawValue: $0.rawValue) }, label: target.label)
    row = target.row
    position = target.number.map { $0 - 1 }
  }
}
