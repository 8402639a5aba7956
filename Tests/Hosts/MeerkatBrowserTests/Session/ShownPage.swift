import Foundation

/// What a page shows and keeps, as the client makes it of the document and of the frames.
struct ShownPage {
  /// How deep the page is in the browser's history, its address if the app has one, and its title.
  private(set) var place = ""
  /// The texts by the numbers of their elements.
  private(set) var texts: [Int: String] = [:]
  /// The rows of lists, from the top.
  private(set) var rows: [Int] = []
  /// What the app has set of controls, by the numbers of their elements.
  private(set) var controls: [Int: String] = [:]
  /// What the page keeps for the scene, and what the browser keeps for the app.
  private(set) var kept: [String: String] = [:]
  private(set) var keptForApp: [String: String] = [:]
  /// The links that were opened beside the page, and what was copied.
  private(set) var opened: [String] = []
  private(set) var copied: [String] = []
  /// The numbers of the elements that the last frame has changed.
  private(set) var touched: [Int] = []

  private var address: String?

  init(document: String) {
    read(document)
    address = document.firstMatch(of: /data-address='([^']*)'/).map { String($0.1) }
    let depth = document.firstMatch(of: /data-depth=(\d+)/).map { String($0.1) }
    let title = document.firstMatch(of: /<title>([^<]*)</).map { String($0.1) }
    arrive(depth ?? "0", title ?? "")
  }

  /// The texts of the rows, from the top.
  var rowTexts: [String] { rows.compactMap { texts[$0] } }

  /// Does what a frame says.
  mutating func take(_ frame: String) {
    touched = []
    let parts = try? JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any]
    for case let change as [Any] in parts?.dropFirst() ?? [] {
      take(change.compactMap { $0 as? String ?? ($0 as? Int).map { "\($0)" } })
    }
  }

  private mutating func take(_ change: [String]) {
    let number = change.count > 1 ? Int(change[1].drop { !$0.isNumber }) ?? 0 : 0
    switch change[0] {
    case "n":
      if change.count > 3 { address = change[3] }
      return arrive(change[1], change[2])
    case "k": kept[change[1]] = change.count > 2 ? change[2] : nil
    case "l": keptForApp[change[1]] = change.count > 2 ? change[2] : nil
    case "o": opened.append(change[1])
    case "y": copied.append(change[1])
    case "w":
      (texts, rows) = ([:], [])
      read(change[2])
    case "t":
      texts[number] = change[2]
      touched.append(number)
    case "v":
      controls[number] = change[2]
      touched.append(number)
    case "i":
      let new = ShownPage(document: change[3])
      texts.merge(new.texts) { $1 }
      for row in new.rows { move(row, before: Int(change[2])) }
      touched += new.texts.keys.sorted()
    case "m":
      move(Int(change[3]) ?? 0, before: Int(change[2]))
      touched.append(Int(change[3]) ?? 0)
    case "d":
      texts[number] = nil
      rows.removeAll { $0 == number }
      touched.append(number)
    case "x":
      read(change[2])
      touched.append(number)
    default: touched.append(number)
    }
  }

  private mutating func move(_ row: Int, before next: Int?) {
    rows.removeAll { $0 == row }
    rows.insert(row, at: rows.firstIndex { $0 == next } ?? rows.endIndex)
  }

  private mutating func arrive(_ depth: String, _ title: String) {
    place = [depth, address, title].compactMap(\.self).joined(separator: " ")
  }

  private mutating func read(_ html: String) {
    for text in html.matches(of: /<span id=e(\d+)[^>]*>([^<]*)<\/span>/) {
      if let number = Int(text.1) { texts[number] = String(text.2) }
    }
    rows += html.matches(of: /<li id=r(\d+)/).compactMap { Int($0.1) }
  }
}
