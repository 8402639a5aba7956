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
    let flows = map.appFlows.filter { !$0.isView && !$0.destinations.isEmpty }
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

  private func section(_ flow: FlowMap.Flow) -> String {
    """
    <section aria-label="\(flow.name.escaped)">
    <h2>\(flow.name.escaped)</h2>
    <ul class="places">
    \(flow.destinations.map { card($0, in: flow) }.joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  private func card(_ destination: FlowMap.Destination, in flow: FlowMap.Flow) -> String {
    let place = FlowMap.Place(flow: flow.name, destination: destination.name)
    let visits = reports.map { report in
      report.crawl.visits.first {
        $0.flow == flow.name && $0.destination == destination.name
      }
    }
    let visit = visits.lazy.compactMap { $0 }.first
    let file = Sight.Place(flow: flow.name, destination: destination.name)
    let seen = visit == nil ? [] : looks
    let pictures = seen.map { look in
      let words = look.isEmpty ? "" : ", \(look)"
      return "<img loading=\"lazy\" src=\"\(file.fileName(in: look).escaped)\" "
        + "alt=\"\(destination.name.escaped)\(words.escaped)\">"
    }
    let group =
      pictures.count > 1 ? " tabindex=\"0\" role=\"group\" aria-label=\"Looks\"" : ""
    let row =
      pictures.isEmpty ? "" : "<div class=\"pictures\"\(group)>\(pictures.joined())</div>"
    let address = visit?.address.map { "<p><code>\($0.escaped)</code></p>" } ?? ""
    let ways = map.appWays.filter { $0.from == place }.map { way in
      let target = way.target.names.first.map { "\(way.flow).\($0)" } ?? ""
      let step = "\(way.cause) → \(way.verb) \(way.target.names.joined(separator: " or "))".escaped
      let isPlace = way.target.kind == .destinations
      return isPlace ? "<li><a href=\"#\(target.escaped)\">\(step)</a></li>" : "<li>\(step)</li>"
    }
    return """
      <li class="place\(visit == nil ? " unseen" : "")" id="\("\(flow.name).\(destination.name)".escaped)">
      \(row)
      <h3>\(destination.name.escaped)</h3>
      \(visit?.title.map { "<p class=\"dim\">\($0.escaped)</p>" } ?? "")
      \(visit == nil ? "<p class=\"dim\">Not reached.</p>" : address)
      \(ways.isEmpty ? "" : "<ul class=\"ways\">\(ways.joined())</ul>")
      \(visit.map { list($0.deeds, open: false) } ?? "")
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
