extension FlowMap {
  /// The map as text, for a terminal of 100 columns.
  public var text: String {
    let flows = appFlows
    guard !flows.isEmpty else {
      let place = count(files, "file")
      return "There is no flow in \(place). A flow is a class that conforms to Flow.\n"
    }
    var page = TextPage()
    let counts = [
      count(flows.count, "flow"),
      count(flows.reduce(0) { $0 + $1.destinations.count }, "destination"),
      count(appWays.count, "way"),
    ]
    page.add("\(counts.joined(separator: ", ")) in \(count(files, "file")).")
    for flow in flows {
      page.add("")
      add(flow, to: &page)
    }
    add(notes, to: &page)
    return page.text
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func add(_ flow: Flow, to page: inout TextPage) {
    page.file = nil
    let outcome = flow.outcome.map { ", ends with \($0)" } ?? ""
    let kind = flow.isView ? ", a view with handleNavigation" : ""
    page.add(flow.name + outcome + kind, at: flow.location)
    page.file = flow.location.file
    if flow.isView { add(ways(from: Place(flow: flow.name, destination: "")), of: flow, to: &page) }
    if flow.destinations.isEmpty {
      page.add(
        "  Its destinations are of the type \(flow.destinationType), which has no cases here.")
    }
    for destination in flow.destinations { add(destination, of: flow, to: &page) }
    let rest = ways.filter { $0.flow == flow.name && $0.from == nil && !$0.isTest }
    if !rest.isEmpty {
      page.add("  from anywhere")
      add(rest, of: flow, to: &page)
    }
  }

  private func ways(from place: Place) -> [Way] { ways.filter { $0.from == place && !$0.isTest } }

  private func add(_ destination: Destination, of flow: Flow, to page: inout TextPage) {
    var parts = [destination.label + (destination.name == flow.root ? " (root)" : "")]
    if !destination.screens.isEmpty { parts.append(destination.screens.joined(separator: ", ")) }
    if let dialog = destination.dialog { parts.append("dialog: \(dialog)") }
    parts += destination.addresses
    page.add("  " + parts.joined(separator: "  "), at: destination.location)
    for child in destination.children {
      let tab = child.tab.map { "tab \($0) " } ?? ""
      let outcome = child.outcome.map { ", which ends with \($0)" } ?? ""
      page.add("    \(tab)shows \(child.flow)\(outcome)", at: child.location)
    }
    for entry in flow.guards where entry.destinations.contains(destination.name) {
      page.add("    \(entry.sentence)", at: entry.location)
    }
    add(ways(from: flow.place(destination)), of: flow, to: &page)
  }

  private func add(_ ways: [Way], of flow: Flow, to page: inout TextPage) {
    for way in ways {
      page.add("    " + way.sentence(in: flow.name), way.handledWhere, at: way.location)
    }
  }

  private func add(_ notes: Notes, to page: inout TextPage) {
    page.file = nil
    add("Nothing leads to", notes.unreached, to: &page)
    add("Only what is computed may lead to", notes.perhapsReached, to: &page)
    add("Only a link leads to", notes.onlyLinked, to: &page)
    add("Only tests lead to", notes.onlyTested, to: &page)
    add("Without a link, in flows with links", notes.unlinked, to: &page)
    if !notes.unmade.isEmpty {
      page.add("")
      page.add("Nothing outside of tests makes")
      for flow in notes.unmade { page.add("  \(flow)") }
    }
    guard !notes.computed.isEmpty else { return }
    page.add("")
    page.add("Computed when the app runs, so that the sources don't tell where these lead")
    var known: Set<String> = []
    for way in notes.computed where known.insert("\(way.location)").inserted {
      page.add("  \(way.handler) → \(way.step)", at: way.location)
    }
  }

  private func add(_ title: String, _ places: [Place], to page: inout TextPage) {
    guard !places.isEmpty else { return }
    page.add("")
    page.add(title)
    for (flow, places) in Dictionary(grouping: places, by: \.flow).sorted(by: { $0.key < $1.key }) {
      let names = places.map(\.destination).filter { !$0.isEmpty }.joined(separator: ", ")
      page.add("  \(flow): \(names)")
    }
  }
}

extension FlowMap.Destination {
  /// The name with the types of its values.
  public var label: String { values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))" }
}

extension FlowMap.Guard {
  /// As in `shouldEnter may refuse`.
  var sentence: String {
    "should\(event == "enter" ? "Enter" : "Leave") may \(answers.joined(separator: " or "))"
  }
}

extension FlowMap.Way {
  /// As in `CourseScreen.didSelectTask → push task`.
  func sentence(in flow: String) -> String {
    "\(cause) → \(flow == self.flow ? "" : self.flow + ".")\(step)"
  }

  /// As in `present share as sheet`.
  var step: String {
    let names = target.names.joined(separator: " or ")
    let isStyled = verb != "push" && style != nil
    let style = isStyled ? style.map { " as \($0)" } ?? "" : ""
    switch target.kind {
    case .destinations, .flow, .link: return "\(verb) \(names)\(style)"
    case .back: return verb + (names.isEmpty ? "" : " \(names)")
    case .outcome: return "\(verb) with an outcome"
    case .computed: return "\(verb) computed `\(names)`\(style)"
    }
  }

  /// The function that handles the action, unless its name says no more than the cause does.
  fileprivate var handledWhere: String {
    let name = handler.split(separator: "(").first.map(String.init) ?? handler
    let function = name.split(separator: ".").last.map(String.init) ?? name
    let isObvious = cause.contains(function) || ["screen", "dialog", "body"].contains(function)
    let own = flow + "."
    return isObvious
      ? "" : "in " + (handler.hasPrefix(own) ? String(handler.dropFirst(own.count)) : handler)
  }
}

/// Lines with places at their ends.
private struct TextPage {
  private static let width = 100

  private(set) var text = ""
  /// The file that places needn't name.
  var file: String?

  /// Adds a line; what doesn't fit beside the rest goes to a second one.
  mutating func add(_ line: String, _ more: String = "", at location: Location? = nil) {
    guard let location else { return text += line + "\n" }
    let place = (location.file == file ? "" : location.file) + ":\(location.line)"
    let whole = more.isEmpty ? line : "\(line), \(more)"
    for (first, second) in [("", whole), (line, more.isEmpty ? "" : "      \(more)")] {
      let room = Self.width - second.count - place.count
      guard room >= 2 else { continue }
      if !first.isEmpty { text += first + "\n" }
      return text += second + String(repeating: " ", count: room) + place + "\n"
    }
    text += line + "\n      \(more)\n      \(place)\n"
  }
}
