import Foundation
import MeerkatDeeds

/// The differences between two pictures, in words.
package enum PictureDifference {
  /// Lengths that differ by less are the same: what rounding makes of them.
  private static let tolerance = 0.075

  /// Returns a sentence for each difference; none for pictures that look the same.
  package static func words(_ old: DrawnScreen, _ new: DrawnScreen) -> [String] {
    var changes: [(items: [String], phrase: String)] = []
    func note(_ item: String, _ phrase: String) {
      if let index = changes.firstIndex(where: { $0.phrase == phrase }) {
        if !changes[index].items.contains(item) { changes[index].items.append(item) }
      } else {
        changes.append(([item], phrase))
      }
    }
    for pair in pairs(old.items, new.items) {
      switch pair {
      case (let old?, nil): if old.isVisible { note(old.words, "is gone") }
      case (nil, let new?): if new.isVisible { note(new.words, "is new") }
      case (let old?, let new?):
        for phrase in phrases(old, new) { note(old.words, phrase) }
      case (nil, nil): break
      }
    }
    return changes.map { sentence($0.items, $0.phrase) }
  }

  private static func sentence(_ items: [String], _ phrase: String) -> String {
    let most = 3
    var names = Array(items.prefix(most))
    guard let last = items.count > most ? "\(items.count - most) more" : names.popLast() else {
      return ""
    }
    guard !names.isEmpty else { return "\(last) \(phrase)." }
    var phrase = phrase
    for (one, several) in [("is ", "are "), ("has ", "have "), ("now says ", "now say ")]
    where phrase.hasPrefix(one) {
      phrase = several + phrase.dropFirst(one.count)
    }
    return "\(names.joined(separator: ", ")) and \(last) \(phrase)."
  }

  /// Puts items of both pictures together.
  private static func pairs(
    _ old: [DrawnScreen.Item], _ new: [DrawnScreen.Item]
  ) -> [(DrawnScreen.Item?, DrawnScreen.Item?)] {
    var pairs: [(DrawnScreen.Item?, DrawnScreen.Item?)] = []
    var gone: [DrawnScreen.Item] = []
    var come: [DrawnScreen.Item] = []
    func endChange() {
      // What is of the same kind at the same place has only other words.
      for item in gone {
        let match = come.firstIndex { $0.tag == item.tag && $0.name == item.name }
        pairs.append((item, match.map { come.remove(at: $0) }))
      }
      pairs += come.map { (nil, $0) }
      (gone, come) = ([], [])
    }
    for step in old.map(\.key).steps(to: new.map(\.key)) {
      switch step {
      case (let before?, let after?):
        endChange()
        pairs.append((old[before], new[after]))
      case (let before?, nil): gone.append(old[before])
      case (nil, let after?): come.append(new[after])
      case (nil, nil): break
      }
    }
    endChange()
    return pairs
  }

  private static func phrases(_ old: DrawnScreen.Item, _ new: DrawnScreen.Item) -> [String] {
    var phrases: [String] = []
    if old.label != new.label { phrases.append("now says “\(new.label)”") }
    func change(_ names: String...) -> Double {
      for name in names {
        guard let before = old.lengths[name], let after = new.lengths[name] else { continue }
        let change = after - before
        return abs(change) > tolerance ? change : 0
      }
      return 0
    }
    func add(_ distance: Double, _ more: String, _ less: String) {
      guard distance != 0 else { return }
      phrases.append("is \(abs(distance).inPoints) \(distance > 0 ? more : less)")
    }
    let way = PictureDifference.way(old.attributes["d"], new.attributes["d"])
    add(way?.height ?? change("y", "cy"), "lower", "higher")
    add(way?.width ?? change("x", "cx"), "further right", "further left")
    add(change("width"), "wider", "narrower")
    add(change("height"), "taller", "shorter")
    add(change("r") * 2, "larger", "smaller")
    if old.label == new.label, change("font-size") == 0 {
      add(change("textLength"), "longer", "shorter")
    }
    let others = ["font-size", "stroke-width", "rx", "ry", "x1", "x2", "y1", "y2"]
    for name in others
    where abs(old.lengths[name, default: 0] - new.lengths[name, default: 0]) > tolerance {
      phrases.append(
        "has another \(name): \(new.lengths[name, default: 0].short) instead of \(old.lengths[name, default: 0].short)"
      )
    }
    for name in Set(old.attributes.keys).union(new.attributes.keys).sorted() {
      let (before, after) = (old.attributes[name], new.attributes[name])
      guard before != after, !PictureDifference.isRounding(before, after) else { continue }
      if name == "d", way != nil { continue }
      phrases.append(phrase(name, before, after))
    }
    return phrases
  }

  private static func phrase(_ name: String, _ before: String?, _ after: String?) -> String {
    let words = [
      "fill": "colour", "stroke": "line colour", "d": "form", "content": "drawing",
      "clip-path": "clip",
    ]
    let word = words[name]
    if name == "d" || max(before?.count ?? 0, after?.count ?? 0) > 40 {
      return "has another \(word ?? name)"
    }
    return "has another \(word ?? name): \(after ?? "none") instead of \(before ?? "none")"
  }

  /// How far a form has moved; nil where it has not, or has changed otherwise.
  private static func way(_ before: String?, _ after: String?) -> (width: Double, height: Double)? {
    guard let before, let after, before != after else { return nil }
    func split(_ path: String) -> (commands: [Character], numbers: [Double]) {
      let commands = path.filter(\.isLetter)
      let numbers = path.split { $0.isLetter || $0 == " " || $0 == "," }.compactMap { Double($0) }
      return (Array(commands), numbers)
    }
    let (old, new) = (split(before), split(after))
    // The commands whose numbers are pairs of coordinates.
    guard old.commands == new.commands, old.commands.allSatisfy({ "MLCQZ".contains($0) }),
      old.numbers.count == new.numbers.count, old.numbers.count > 1
    else { return nil }
    let ways = zip(new.numbers, old.numbers).map { $0 - $1 }
    for (index, way) in ways.enumerated() where abs(way - ways[index % 2]) > tolerance {
      return nil
    }
    return (abs(ways[0]) > tolerance ? ways[0] : 0, abs(ways[1]) > tolerance ? ways[1] : 0)
  }

  /// Whether two values are the same but for the last digits of their numbers.
  private static func isRounding(_ before: String?, _ after: String?) -> Bool {
    guard let before, let after else { return false }
    func split(_ text: String) -> (words: [Substring], numbers: [Double]) {
      let isNumeric: (Character) -> Bool = { $0.isNumber || $0 == "." || $0 == "-" }
      let numbers = text.split { !isNumeric($0) }.compactMap { Double($0) }
      return (text.split(whereSeparator: isNumeric), numbers)
    }
    let (old, new) = (split(before), split(after))
    return !before.hasPrefix("#") && old.words == new.words
      && old.numbers.count == new.numbers.count
      && zip(old.numbers, new.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension DrawnScreen.Item {
  /// By what items of two pictures are taken for the same.
  fileprivate var key: String { "\(tag) \(name) \(label)" }

  /// Whether a user sees the item by itself.
  fileprivate var isVisible: Bool { !["g", "defs"].contains(tag) || !label.isEmpty }
}

extension Double {
  fileprivate var inPoints: String { short == "1" ? "1 point" : "\(short) points" }

  /// The number with one decimal, or none.
  fileprivate var short: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
