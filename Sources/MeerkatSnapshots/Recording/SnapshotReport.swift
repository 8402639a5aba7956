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
      <section><h2>\(failure.path.html)</h2>
      \(failure.kind == .text ? "" : "<ul>\(words)</ul>")\(content(failure))</section>
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
      <figure><figcaption>Difference
      <select><option value="difference">mixed</option><option value="blink">blinking</option><option value="slide">sliding</option></select>
      <input type="range" value="50" aria-label="Where the result begins"></figcaption>
      <div class="both difference"><img alt="" src="\(old)"><img alt="" src="\(new)"></div></figure></div>
      """
  }

  private func address(_ content: String, _ kind: SnapshotFile.Kind) -> String {
    kind == .svg
      ? "data:image/svg+xml;base64," + Data(content.utf8).base64EncodedString()
      : "data:image/png;base64," + content
  }

  private static let style = """
    body{font:16px/1.4 system-ui,sans-serif;margin:24px;background:#f2f2f7;color:#16161a}
    section{background:#fff;border-radius:14px;padding:16px;margin:16px 0;overflow-x:auto}
    h1{font-size:1.5rem}h2{font-size:1rem;margin:0;overflow-wrap:anywhere}
    .panes{display:flex;gap:16px;align-items:start}figure{margin:0}figcaption{height:32px}
    img{display:block;max-height:80vh;box-shadow:0 0 0 1px #0003}
    .both{position:relative;background:#fff}.both img+img{position:absolute;inset:0}
    .difference img+img{mix-blend-mode:difference}.blink img+img{animation:blink 1s steps(1) infinite}
    .slide img+img{clip-path:inset(0 0 0 var(--at,50%))}
    input{width:120px}figcaption:not(:has([value=slide]:checked)) input{visibility:hidden}
    pre{margin:0}.new{background:#d7f5dd}.gone{background:#ffdfdc}
    @keyframes blink{50%{visibility:hidden}}
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
