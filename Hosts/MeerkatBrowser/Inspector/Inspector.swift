import MeerkatViews

/// The pages of an inspected program.
///
/// Beside each app is a panel with its journey, its latest events and the sources of what it shows.
/// The page that a user opens consists of two frames. The first contains the unchanged app; the
/// second, the panel, is a separate session that follows the first one.
@MainActor
final class Inspector {
  /// The path of panels; which app one belongs to stands in its query.
  nonisolated static let panelPath = "/~/inspector"

  /// The path that opens an app as it was at an earlier moment; the query names both.
  nonisolated static let momentPath = "/~/moment"

  nonisolated static let scriptPath = "/~/inspector.js"
  nonisolated static let timelinePath = "/~/timeline.js"
  nonisolated static let pastPath = "/~/past.js"

  private let sources: SourceFolder?
  /// By what only the page of the app knows.
  private var inspections: [String: WeakInspection] = [:]

  private struct WeakInspection {
    weak var inspection: Inspection?
  }

  nonisolated init(sources: SourceFolder?) { self.sources = sources }

  /// Begins to look into an app that is about to start.
  func inspect(with moments: Moments = Moments()) -> Inspection {
    inspections = inspections.filter { $0.value.inspection != nil }
    let inspection = Inspection(id: SessionToken.random().text, sources: sources, moments: moments)
    inspections[inspection.id] = WeakInspection(inspection: inspection)
    return inspection
  }

  private func inspection(for request: LiveRequest) -> Inspection? {
    request.value(of: "of").flatMap { inspections[$0]?.inspection }
  }

  /// The moment that a request wants to go on from, and what came before.
  func moment(for request: LiveRequest) -> (moment: Moments.Moment, moments: Moments)? {
    guard request.path == Self.momentPath, let moments = inspection(for: request)?.moments,
      let number = request.value(of: "moment").flatMap({ Int($0) }), let moment = moments[number]
    else { return nil }
    return (moment, moments.upTo(number))
  }

  /// The request with which an app begins: that of the moment, or of its start if the moment isn't
  /// kept any more.
  static func request(
    for request: LiveRequest, goingOnFrom moment: Moments.Moment?
  ) -> LiveRequest {
    guard request.path == momentPath else { return request }
    var first = moment.flatMap { KeptSession($0.session)?.request } ?? LiveRequest(path: "/")
    (first.host, first.languages) = (request.host, request.languages)
    return first
  }

  /// The panel that a request asks for.
  func panel(for request: LiveRequest) -> InspectorPanel {
    let inspection = inspection(for: request)
    let element = request.value(of: "pick").flatMap { Int($0) }
    return InspectorPanel(
      inspection: inspection, sources: sources, pick: element.flatMap { inspection?.pick($0) },
      expectation: element.flatMap { inspection?.expectation(of: $0) })
  }

  /// The document of the two frames.
  nonisolated static func document(for request: LiveRequest) -> String {
    var writer = HTMLWriter(capacity: 1_024)
    writer.append(
      """
      <!doctype html><html lang=en><head><meta charset=utf-8>\
      <meta name=viewport content='width=device-width,initial-scale=1'>\
      <meta name=color-scheme content='light dark'><title>
      """)
    writer.text(AppIdentity.programName)
    writer.append("</title>")
    writer.link("stylesheet", to: HTMLPage.panelStylePath)
    writer.script(scriptPath)
    writer.append("</head><body class=frames><h1>")
    writer.text(AppIdentity.programName)
    writer.append("</h1>")
    writer.open("iframe")
    writer.attribute("id", word: "app")
    writer.attribute("title", word: "App")
    writer.attribute("src", request.target)
    writer.append(
      """
      ></iframe><div id=divider role=separator tabindex=0 aria-orientation=vertical \
      aria-label="Width of the inspector" aria-valuemin=20 aria-valuemax=80 aria-valuenow=40></div>\
      <section id=past aria-label="The past" hidden><header><p id=sign role=status></p>\
      <button id=go-on>Go on from here</button><button id=now>Back to now</button></header></section>\
      <div id=marks aria-hidden=true><div id=outline hidden></div></div>\
      <div id=side><div id=tools role=toolbar aria-label=Tools><button id=pick aria-pressed=false>Pick</button>\
      <label><input id=flash type=checkbox checked>Flash what is evaluated</label></div>\
      <div id=timeline role=group aria-label=Past><button id=earlier aria-label="One event back">‹</button>\
      <input id=moment type=range aria-label="Moment of the past" min=0 max=0 value=0 disabled>\
      <button id=later aria-label="One event on">›</button><span id=moment-title>Now</span></div>\
      <iframe id=panel title=Inspector></iframe></div>\
      <button id=toggle aria-controls=side aria-expanded=false>Inspect</button></body></html>
      """)
    return writer.html.text
  }
}
