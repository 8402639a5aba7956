import Foundation

/// A page about all snapshots that differ, as a single self-contained file.
struct SnapshotReport {
  let failures: [SnapshotFailure]

  var html: String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Snapshots that differ</title>
    <style>\(SnapshotReport.style)</style>
    <h1>\(failures.count) snapshot\(failures.count == 1 ? "" : "s") that differ\(failures.count == 1 ? "s" : "")</h1>
    \(failures.map(section).joined(separator: "\n"))
    <script>\(SnapshotReport.script)</script></html>
    """
  }

  private func section(_ failure: SnapshotFailure) -> String {
    let words = failure.differences.map { "<li>\($0.html)</li>" }.joined()
    return """
      <section>\(heading(failure.path))
      \(failure.kind == .text ? "" : "<ul>\(words)</ul>")\(content(failure))</section>
      """
  }

  private func heading(_ path: String) -> String {
    let path = path as NSString
    return """
      <h2>\(path.lastPathComponent.html)</h2><p>\(path.deletingLastPathComponent.html)</p>
      """
  }

  private func content(_ failure: SnapshotFailure) -> String {
    guard failure.kind != .text else {
      let lines = failure.differences.map { line in
        let kind = line.hasPrefix("+") ? "new" : line.hasPrefix("-") ? "gone" : "same"
        return "<span class=\"\(kind)\">\(line.html)</span>"
      }
      return "<pre>\(lines.joined(separator: "\n"))</pre>"
    }
    let (old, new) = (
      address(failure.reference, failure.kind), address(failure.result, failure.kind)
    )
    return """
      <div class="panes">
      <figure><figcaption>Reference</figcaption><img alt="" src="\(old)"></figure>
      <figure><figcaption>Result</figcaption><img alt="" src="\(new)"></figure>
      <figure><figcaption><label>Difference
      <select><option value="difference">highlighted</option><option value="blink">blinking</option><option value="slide">sliding</option></select></label></figcaption>
      <div class="both difference"><img alt="" src="\(old)"><img alt="" src="\(new)"><hr></div>
      <input type="range" min="0" max="100" value="50" step="0.1" aria-label="Where the result begins"></figure></div>
      """
  }

  private func address(_ content: String, _ kind: SnapshotFile.Kind) -> String {
    kind == .svg
      ? "data:image/svg+xml;base64," + Data(content.utf8).base64EncodedString()
      : "data:image/png;base64," + content
  }

  private static let style = """
    :root{color-scheme:light dark;--page:light-dark(#f2f2f7,#000);--card:light-dark(#fff,#1c1c1e);--ink:light-dark(#16161a,#f2f2f7)}
    body{font:16px/1.4 system-ui,sans-serif;margin:24px;background:var(--page);color:var(--ink)}
    section{background:var(--card);border-radius:14px;padding:20px;margin:16px 0}
    h1{font-size:1.5rem;margin:0 0 24px}h2{font-size:1.1rem;margin:0;overflow-wrap:anywhere}
    section>p{margin:2px 0 12px;font-size:.8rem;opacity:.7;overflow-wrap:anywhere}
    ul{margin:0 0 16px;padding-inline-start:20px}
    .panes{display:flex;gap:20px;align-items:start}figure{margin:0;min-width:0;flex:0 1 auto}
    figcaption{height:32px;font-size:.85rem;font-weight:600}select{font:inherit;font-weight:400;margin-inline-start:6px}
    img{display:block;max-width:100%;max-height:80vh;box-shadow:0 0 0 1px #8886}
    .both{position:relative;width:fit-content;isolation:isolate}.both img+img{position:absolute;inset:0}
    .difference img+img{mix-blend-mode:difference}@media(prefers-color-scheme:light){.difference{filter:invert(1)}}
    .blink img+img{animation:blink 1s steps(1) infinite}
    .slide img+img{clip-path:inset(0 0 0 var(--at,50%))}
    hr{display:none;position:absolute;inset:0 auto 0 var(--at,50%);width:2px;margin:0 0 0 -1px;border:0;background:#0067e0}
    .slide hr{display:block}input{display:none;width:100%;margin:8px 0 0}.slide+input{display:block}
    pre{margin:0;overflow-x:auto;font-size:.85rem}.new{background:#34c75940}.gone{background:#ff3b3040}
    @keyframes blink{50%{visibility:hidden}}
    @media(max-width:800px){.panes{flex-wrap:wrap}}
    """

  private static let script = """
    for (const figure of document.querySelectorAll("figure:has(select)")) {
      const both = figure.querySelector(".both");
      figure.querySelector("select").onchange = (event) => { both.className = "both " + event.target.value; };
      figure.querySelector("input").oninput = (event) => { both.style.setProperty("--at", event.target.value + "%"); };
    }
    """
}

extension String {
  /// The text as HTML has it.
  fileprivate var html: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
