import Foundation
import MeerkatDeeds
import MeerkatSource

/// The destinations of an app as a page of pictures.
struct CrawlPage {
  let title: String
  let map: FlowMap
  let reports: [CrawlReport]
  /// The looks of the pictures, as their files name them.
  let looks: [String]

  private static let style = """
    :root { color-scheme: light dark; --back: #fff; --card: #f5f5f7; --line: #d2d2d7; --dim: #5f5f64; --link: #0a5cb8 }
    @media (prefers-color-scheme: dark) {
      :root { --back: #161618; --card: #222225; --line: #48484d; --dim: #a1a1a6; --link: #6cb4ff }
    }
    * { box-sizing: border-box }
    body { margin: 0 auto; padding: 24px; max-width: 1400px; background: var(--back); font: 15px/1.4 system-ui, sans-serif }
    h1 { margin: 0; font-size: 26px } h2 { margin: 40px 0 12px; font-size: 20px } h3 { margin: 0; font-size: 16px }
    p { margin: 4px 0 } a { color: var(--link) } .dim { color: var(--dim) }
    .places { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); gap: 16px; padding: 0; list-style: none; align-items: start }
    .place { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px; overflow-wrap: anywhere }
    .place:target { outline: 3px solid var(--link) } .unseen { border-style: dashed }
    .pictures { display: flex; gap: 8px; margin: 0 0 8px; overflow-x: auto }
    .pictures img { width: 100%; flex: none; aspect-ratio: 390 / 500; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 8px; background: #fff }
    .ways { margin: 4px 0; padding-left: 18px } pre { overflow-x: auto; font-size: 12px; white-space: pre-wrap } summary { cursor: pointer }
    code { font-size: 13px }
    """

  var text: String {
    // In the order in which somebody comes to them.
    let order = reports.flatMap(\.crawl.visits).map(\.flow)
    let flows = map.appFlows.filter { !$0.isView && !$0.destinations.isEmpty }
      .sorted { (order.firstIndex(of: $0.name) ?? .max) < (order.firstIndex(of: $1.name) ?? .max) }
    let heads = reports.map { report in
      report.text.split(separator: "\n").prefix(2).map { "<p>\(String($0).escaped)</p>" }.joined()
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.escaped)</title>
      <style>
      \(Self.style)
      </style>
      <main>
      <h1>\(title.escaped)</h1>
      \(heads.joined(separator: "\n"))
      \(crashes)
      \(flows.map(section).joined(separator: "\n"))
      \(others)
      </main>
      </html>

      """
  }

  private var crashes: String {
    let all = reports.flatMap(\.crawl.crashes)
    guard !all.isEmpty else { return "" }
    let items = all.map {
      "<li class=\"place\"><p>\($0.reason.escaped)</p>\(list($0.deeds, open: true))</li>"
    }
    return "<h2>The app doesn’t survive</h2>\n<ul class=\"places\">\(items.joined())</ul>"
  }

  /// The screens of which no flow knows.
  private var others: String {
    let visits = reports.flatMap(\.crawl.visits).filter { $0.flow.isEmpty }
    guard !visits.isEmpty else { return "" }
    return section(
      "Screens without a flow", visits.map { card($0.destination, in: "", $0, ways: [], looks) })
  }

  private func section(_ name: String, _ cards: [String]) -> String {
    """
    <section aria-label="\(name.escaped)">
    <h2>\(name.escaped)</h2>
    <ul class="places">
    \(cards.joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  private func section(of flow: FlowMap.Flow) -> String {
    section(
      flow.name,
      flow.destinations.map { destination in
        let ways = map.appWays.filter { $0.from == flow.place(destination) }.map { way in
          let target = way.target.names.first.map { "\(way.flow).\($0)" } ?? ""
          let names = way.target.names.joined(separator: " or ")
          let step = "\(way.cause) → \(way.verb) \(names)".escaped
          let isPlace = way.target.kind == .destinations
          return isPlace
            ? "<li><a href=\"#\(target.escaped)\">\(step)</a></li>" : "<li>\(step)</li>"
        }
        let visits = reports.map { report in
          report.crawl.visits.first {
            $0.flow == flow.name && $0.destination == destination.name
          }
        }
        return card(
          destination.name, in: flow.name, visits.compactMap { $0 }.first, ways: ways, looks)
      })
  }

  private func card(
    _ destination: String, in flow: String, _ visit: Crawl.Visit?, ways: [String], _ looks: [String]
  ) -> String {
    let file = Sight.Place(flow: flow, destination: destination)
    let seen = visit == nil ? [] : looks
    let pictures = seen.map { look in
      let words = look.isEmpty ? "" : ", \(look)"
      return "<img loading=\"lazy\" src=\"\(file.fileName(in: look).escaped)\" "
        + "alt=\"\((destination + words).escaped)\">"
    }
    let group = pictures.count > 1 ? " tabindex=\"0\" role=\"group\" aria-label=\"Looks\"" : ""
    let title = visit?.title.flatMap { $0 == destination ? nil : $0 }
    var parts: [String] = []
    if !pictures.isEmpty {
      parts.append("<div class=\"pictures\"\(group)>\(pictures.joined())</div>")
    }
    parts.append("<h3>\(destination.escaped)</h3>")
    if let title { parts.append("<p class=\"dim\">\(title.escaped)</p>") }
    if visit == nil { parts.append("<p class=\"dim\">Not reached.</p>") }
    if let address = visit?.address { parts.append("<p><code>\(address.escaped)</code></p>") }
    if !ways.isEmpty { parts.append("<ul class=\"ways\">\(ways.joined())</ul>") }
    if let visit { parts.append(list(visit.deeds, open: false)) }
    let classes = visit == nil ? "place unseen" : "place"
    return """
      <li class="\(classes)" id="\("\(flow).\(destination)".escaped)">
      \(parts.joined(separator: "\n"))
      </li>
      """
  }

  private func list(_ deeds: [String], open: Bool) -> String {
    guard !deeds.isEmpty else { return "" }
    let lines = deeds.joined(separator: "\n").escaped
    return
      "<details\(open ? " open" : "")><summary>The way there</summary><pre>\(lines)</pre></details>"
  }
}
