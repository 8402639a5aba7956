import MeerkatDeeds
import MeerkatPictures
import MeerkatSnapshots
import MeerkatTesting
import MeerkatUI
package import MeerkatViews

/// An app that shows itself on request, as text or as a picture, and does deeds.
///
/// It is told what to do by lines of JSON, and answers each with a line.
@MainActor
package final class Stage<Staged: App> {
  private var driver: Driver?
  private var look = StageRequest.Look()
  private lazy var catalog = PreviewCatalog()
  private var explorer: Explorer?

  package init(_ app: Staged.Type) {}

  /// Answers a line.
  package func answer(_ line: String) async -> String {
    let answer: StageAnswer
    do {
      answer = try await self.answer(
        to: JSONDecoder().decode(StageRequest.self, from: Data(line.utf8)))
    } catch let error as DecodingError {
      answer = StageAnswer(error: "This is no request: \(error)")
    } catch {
      answer = StageAnswer(error: "\(error)")
    }
    return (try? answer.json()) ?? "{}"
  }

  private func answer(to request: StageRequest) async throws -> StageAnswer {
    switch request.verb {
    case .start: return try await start(request)
    case .previews:
      return StageAnswer(
        text: catalog.list,
        previews: catalog.items.map { StageAnswer.Preview(id: $0.id, name: $0.name) },
        looks: PreviewLook.all.map(\.name))
    case .check: return try await check(request)
    case .prove:
      let preview = try preview(request.preview ?? "")
      return StageAnswer(
        findings: try await MoveCheck { try await preview.view() }.findings())
    case .deeds:
      let driver = try running()
      let text = request.text ?? ""
      if request.isPatient == true { return try await perform(patiently: text, driver) }
      try await driver.perform(text)
      return StageAnswer(text: driver.screenText)
    case .text: return StageAnswer(text: try running().screenText)
    case .elements:
      return StageAnswer(text: try running().elements.map(\.line).joined(separator: "\n"))
    case .place:
      let driver = try running()
      return StageAnswer(
        text: [driver.title, driver.address].compactMap(\.self).joined(separator: "\n"))
    case .deed:
      let deed = try exploring().deed(for: request.choice ?? "", typing: request.text)
      return StageAnswer(text: "\(deed)")
    case .look:
      let explorer = try exploring()
      return StageAnswer(
        sight: try await explorer.look(after: request.choice, typing: request.text))
    case .picture:
      let look = request.look ?? look
      let picture = try running().picture(
        width: look.width ?? 390, height: look.height.map { CGFloat($0) }, variant: look.variant)
      guard request.isPNG == true else { return StageAnswer(text: picture.svg) }
      return StageAnswer(text: try picture.png().base64EncodedString())
    }
  }

  /// Does deeds, and waits after each for what services answer.
  private func perform(patiently text: String, _ driver: Driver) async throws -> StageAnswer {
    for line in try Deeds(text).lines {
      if case .wait(let target) = line.deed {
        try await exploring().wait(for: target)
      } else {
        try await driver.perform("\(line.deed)")
        try await exploring().rest()
      }
    }
    return StageAnswer(text: driver.screenText)
  }

  /// Examines a preview in a look.
  private func check(_ request: StageRequest) async throws -> StageAnswer {
    let name = request.text ?? ""
    guard let look = PreviewLook(name: name) else {
      throw StageError("There is no look “\(name)”.")
    }
    let view = try await preview(request.preview ?? "").view()
    return StageAnswer(findings: await ScreenCheck.report(on: view, in: look).findings)
  }

  private func exploring() throws -> Explorer {
    let known = try explorer ?? Explorer(running())
    explorer = known
    return known
  }

  private func running() throws -> Driver {
    guard let driver else { throw StageError("The app isn't started.") }
    return driver
  }

  /// Starts the app, or a preview, anew.
  private func start(_ request: StageRequest) async throws -> StageAnswer {
    driver?.end()
    (driver, explorer) = (nil, nil)
    look = request.look ?? StageRequest.Look()
    let made: Driver
    if let name = request.preview {
      let preview = try preview(name)
      made = try driver(of: try await preview.view(), request.rows)
    } else {
      made = try driver(of: AppWindow(Staged.self), request.rows)
    }
    driver = made
    if let address = request.address, address != "/" { try made.open(address) }
    try await made.settle()
    return StageAnswer(text: made.screenText)
  }

  private func driver(of view: some View, _ rows: Int?) throws -> Driver {
    try Driver(
      view.modifier(Surroundings(look: look)), width: look.cells,
      locale: look.locale.map { Locale(identifier: $0) }, rowsAtOnce: rows)
  }

  /// Finds a preview by its file and line or its type, with or without the module, or by its name.
  private func preview(_ name: String) throws -> PreviewCatalog.Item {
    let items = catalog.items
    let found = items.filter { [$0.id, $0.name].contains(name) || $0.id.hasSuffix(".\(name)") }
    guard found.count == 1, let preview = found.first else {
      let similar = found.isEmpty ? items : found
      throw StageError(
        "There \(found.isEmpty ? "is no preview" : "are several previews") “\(name)”. "
          + "These are there:\n" + similar.map { "  \($0.id)  \($0.name)" }.joined(separator: "\n"))
    }
    return preview
  }
}

/// What a look asks for, around the app.
private struct Surroundings: ViewModifier {
  let look: StageRequest.Look

  func body(content: Content) -> some View {
    content
      .environment(\.colorScheme, look.variant.colorScheme)
      .environment(\.layoutDirection, look.variant.layoutDirection)
      .environment(\.dynamicTypeSize, look.variant.dynamicTypeSize)
  }
}
