import MeerkatJourney
import Testing

/// Whatever a table declares, what is printed is read back.
struct RandomTablesTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func whatIsPrintedIsReadBack(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let table = Self.table(using: &random)
    for _ in 0..<20 {
      let journey = Self.journey(of: table, using: &random)
      let link = try table.link(for: journey, root: "r")
      #expect(
        try table.journey(for: link, root: "r") == journey, "\(table.patterns) \(link)")
    }
  }

  private static let texts = ["a", "b", "c"]

  /// Patterns of few texts, so that they begin alike and follow each other in many ways.
  private static func table(using random: inout SeededNumbers) -> Links<String> {
    let styles: [LinkPlacement] = [.push, .push, .sheet, .alert]
    var links: [DeepLink<String>] = [DeepLink("r", "r")]
    var constants = ["r"]
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        (texts + ["{x}"]).randomElement(using: &random) ?? "a"
      }
      let pattern = parts.joined(separator: "/")
      let style = styles.randomElement(using: &random) ?? .push
      let link =
        pattern.contains("{x}")
        ? DeepLink(
          pattern, { (x: String) in "\(pattern)=\(x)" }, as: style,
          match: { $0.hasPrefix(pattern + "=") ? String($0.dropFirst(pattern.count + 1)) : nil })
        : DeepLink(
          pattern, pattern, as: style,
          parent: Bool.random(using: &random) ? constants.randomElement(using: &random) : nil)
      guard (try? Links(validating: links + [link])) != nil else { continue }
      links.append(link)
      if !pattern.contains("{") { constants.append(pattern) }
    }
    return Links { for link in links { link } }
  }

  private static func journey(
    of table: Links<String>, using random: inout SeededNumbers
  ) -> Journey<String> {
    var journey = Journey("r")
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let pattern = table.patterns.randomElement(using: &random) ?? "r"
      let value = (texts + ["r", ";", ""]).randomElement(using: &random) ?? "a"
      let place = pattern.contains("{x}") ? "\(pattern)=\(value)" : pattern
      let style = [NavigationStyle.push, .push, .sheet].randomElement(using: &random) ?? .push
      // Half of the places are reached as their links lead there.
      if Bool.random(using: &random), let link = try? table.link(to: place),
        let linked = try? table.journey(for: link, root: "r")
      {
        for step in linked.steps.dropFirst() {
          _ = try? journey.go(.forward(to: step.destination, style: step.style))
        }
      } else {
        _ = try? journey.go(.forward(to: place, style: style))
      }
    }
    return journey
  }
}
