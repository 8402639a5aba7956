import Foundation
import MeerkatBrowser
import MeerkatUI

/// What the portable views cost without a browser: from a change to the patch that a page would get.
@MainActor
enum ViewScenes {
  static let rows = [
    firstPage("rows", sizes: [1_000, 10_000]) { Rows(count: $0, controls: Controls()) },
    change("rows", "a row's own state", .constant, sizes: [1_000, 10_000]) {
      Rows(count: $0, controls: $1)
    } _: {
      $0.ofChild?($1)
    },
    // Each row is handed its values anew.
    change("rows", "the parent selects a row", .linear, sizes: [1_000, 10_000], runs: 5) {
      Rows(count: $0, controls: $1)
    } _: {
      $0.ofParent?($1)
    },
    change("rows", "a row is added in front", .linear, sizes: [1_000, 10_000], runs: 5) {
      GrowingRows(count: $0, controls: $1)
    } _: {
      $0.ofParent?($1)
    },
  ]

  static let buttons = [
    firstPage("buttons", sizes: [1_000, 10_000]) { Buttons(count: $0, controls: Controls()) },
    change("buttons", "the label above changes", .constant, sizes: [1_000, 10_000]) {
      Buttons(count: $0, controls: $1)
    } _: {
      $0.ofParent?($1 + 1)
    },
  ]

  static let nesting = [
    firstPage("nesting", sizes: [100, 1_000]) { Nesting(depth: $0, controls: Controls()) },
    change("nesting", "a value handed down", .linear, sizes: [100, 1_000]) {
      Nesting(depth: $0, controls: $1)
    } _: {
      $0.ofParent?($1 + 1)
    },
    change("nesting", "the leaf's own state", .constant, sizes: [100, 1_000]) {
      Nesting(depth: $0, controls: $1)
    } _: {
      $0.ofChild?($1)
    },
    // Each view around it grows now, or no longer.
    change("nesting", "the leaf grows", .linear, sizes: [100, 1_000]) {
      Growing(depth: $0, controls: $1)
    } _: {
      $0.ofChild?($1)
    },
  ]

  /// Long lists, of which a page has those rows that come into sight.
  static let lists = [
    firstPage("lists", "first page", sizes: lengths) { count in
      List(0..<count, id: \.self) { Text("Row \($0)") }
    },
    firstPage("lists", "first page of a lazy stack", sizes: lengths) { count in
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }
    },
    Scene("lists", "scroll to the end", .constant, sizes: lengths, runs: 1) { count in
      let page = Page(List(0..<count, id: \.self) { Text("Row \($0)") })
      return { page.reveal(min(2, $0 + 1) * count / 3, 60) }
    },
  ]

  private static let lengths = [10_000, 1_000_000]

  /// A screen as many apps have one: a list whose rows have a text, a switch and a button, and show what the list keeps.
  static let clicks = [
    Scene("clicks", "a button is pressed", .linear, sizes: [10, 50]) { rows in
      let page = Page(Clicks(rows: rows))
      return { page.press($0) }
    },
    Scene("clicks", "the same, recorded", .linear, sizes: [10, 50]) { rows in
      let file = FileManager.default.temporaryDirectory.appending(path: "clicks.deeds")
      let page = Page(Clicks(rows: rows), recorder: DeedRecorder(file: file, limit: 200))
      return { page.press($0) }
    },
  ]

  private static func firstPage<Content: View>(
    _ suite: String, _ name: String = "first page", sizes: [Int],
    _ content: @escaping (Int) -> Content
  ) -> Scene {
    Scene(suite, name, .linear, sizes: sizes, runs: 1) { size in
      { _ in use(Page(content(size))) }
    }
  }

  private static func change<Content: View>(
    _ suite: String, _ name: String, _ growth: Scene.Growth, sizes: [Int], runs: Int = 20,
    _ content: @escaping (Int, Controls) -> Content,
    _ change: @escaping (Controls, Int) -> Void
  ) -> Scene {
    Scene(suite, name, growth, sizes: sizes, runs: runs) { size in
      let controls = Controls()
      let page = Page(content(size, controls))
      return { number in page.patch { change(controls, number) } }
    }
  }
}

/// A page that a browser has open.
@MainActor
private final class Page {
  private let session: AppSession
  private let document: String
  private lazy var buttons = document.matches(of: /<button id=e(\d+)/).map(\.output.1)
  private lazy var gap = document.matches(of: /id=e(\d+)[^>]* data-count=/).last?.output.1
  private var events = 0

  init<Content: View>(_ view: Content, recorder: DeedRecorder? = nil) {
    session = AppSession(view, name: "Benchmark", recorder: recorder)
    document = session.document(token: "benchmark", isResumed: false)
  }

  deinit { MainActor.assumeIsolated { session.end() } }

  /// Does something, and makes the patch for it.
  func patch(_ change: () -> Void) { use(session.patch(after: change)) }

  func press(_ number: Int) { receive("\"t\",\(buttons[number % buttons.count])") }

  /// Asks for rows that the page has left out.
  func reveal(_ first: Int, _ count: Int) {
    if let gap { receive("\"n\",\(gap),\(first),\(count)") }
  }

  private func receive(_ event: String) {
    events += 1
    patch { try? session.receive("[\(events),\(event)]") }
  }
}

/// Lets a benchmark reach into its views: the views hand out what is to be done to them.
@MainActor
private final class Controls {
  var ofParent: ((Int) -> Void)?
  var ofChild: ((Int) -> Void)?
}

/// Rows: each with a state of its own, one of them selected by the parent.
private struct Rows: View {
  let count: Int
  let controls: Controls
  @State private var selected = -1

  var body: some View {
    let _ = controls.ofParent = { selected = $0 }
    ForEach(0..<count) { index in
      Row(index: index, isSelected: index == selected, controls: index == 500 ? controls : nil)
    }
  }
}

private struct Row: View {
  let index: Int
  let isSelected: Bool
  let controls: Controls?
  @State private var isOn = false

  var body: some View {
    let _ = controls?.ofChild = { isOn = $0.isMultiple(of: 2) }
    HStack {
      Text("Row \(index)")
      Text(isOn || isSelected ? "on" : "off")
    }
  }
}

/// Rows to which one is added.
private struct GrowingRows: View {
  let count: Int
  let controls: Controls
  @State private var first = 0

  var body: some View {
    let _ = controls.ofParent = { first = -$0 }
    VStack {
      ForEach(first..<count, id: \.self) { Text("Row \($0)") }
    }
  }
}

/// Buttons under one label.
private struct Buttons: View {
  let count: Int
  let controls: Controls
  @State private var pressed = 0

  var body: some View {
    VStack {
      CountLabel(count: $pressed)
      ForEach(0..<count) { index in
        Button("Button \(index)") { pressed += 1 }
      }
    }
    .onAppear { controls.ofParent = { pressed = $0 } }
  }
}

private struct CountLabel: View {
  @Binding var count: Int
  var body: some View { Text("\(count)") }
}

/// Views one inside the other.
private struct Nested: View {
  let depth: Int
  let value: Int
  let controls: Controls
  @State private var own = 0

  var body: some View {
    if depth == 0 {
      let _ = controls.ofChild = { own = $0 }
      Text("\(value) \(own)")
    } else {
      VStack { Nested(depth: depth - 1, value: value, controls: controls) }
    }
  }
}

private struct Nesting: View {
  let depth: Int
  let controls: Controls
  @State private var value = 0

  var body: some View {
    let _ = controls.ofParent = { value = $0 }
    Nested(depth: depth, value: value, controls: controls)
  }
}

/// The same, around something that takes all the room or none.
private struct Growing: View {
  let depth: Int
  let controls: Controls
  @State private var isWide = false

  var body: some View {
    if depth == 0 {
      let _ = controls.ofChild = { isWide = $0.isMultiple(of: 2) }
      Text("Leaf").frame(maxWidth: isWide ? .infinity : nil)
    } else {
      VStack { Growing(depth: depth - 1, controls: controls) }
    }
  }
}

private struct Clicks: View {
  let rows: Int
  @State private var counts: [Int: Int] = [:]

  var body: some View {
    NavigationStack {
      List(0..<rows, id: \.self) { row in
        HStack {
          Text("Item \(row)")
          Toggle("On", isOn: .constant(true))
          Button("Add \(row)") { counts[row, default: 0] += 1 }
          Text("\(counts[row] ?? 0)")
        }
        .buttonStyle(.borderless)
      }
      .navigationTitle("Items")
    }
  }
}
