import MeerkatUI

/// Lets a benchmark reach into its views: the views hand out what is to be done to them.
@MainActor
final class Controls {
  var ofParent: ((Int) -> Void)?
  var ofChild: (() -> Void)?
}

/// Ten thousand rows: each with a state of its own, one of them selected by the parent.
struct Rows: View {
  static let count = 10_000
  let controls: Controls
  @State private var selected = -1

  var body: some View {
    let _ = controls.ofParent = { selected = $0 }
    ForEach(0..<Rows.count) { index in
      Row(index: index, isSelected: index == selected, controls: controls)
    }
  }
}

struct Row: View {
  let index: Int
  let isSelected: Bool
  let controls: Controls
  @State private var isOn = false

  var body: some View {
    let _ = index == 5_000 ? (controls.ofChild = { isOn.toggle() }) : ()
    HStack {
      Text("Row \(index)")
      Text(isOn || isSelected ? "on" : "off")
    }
  }
}

/// A million rows in a lazy stack.
struct Million: View {
  static let count = 1_000_000

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<Million.count, id: \.self) { Text("Row \($0)") }
      }
    }
  }
}

/// Ten thousand buttons under one label.
struct Buttons: View {
  let controls: Controls
  @State private var count = 0

  var body: some View {
    VStack {
      CountLabel(count: $count)
      ForEach(0..<10_000) { index in
        Button("Button \(index)") { count += 1 }
      }
    }
    .onAppear { controls.ofParent = { count = $0 } }
  }
}

struct CountLabel: View {
  @Binding var count: Int
  var body: some View { Text("\(count)") }
}

/// A thousand views, one inside the other.
struct Nest: View {
  let depth: Int
  let value: Int
  let controls: Controls
  @State private var own = 0

  var body: some View {
    if depth == 0 {
      let _ = controls.ofChild = { own += 1 }
      Text("\(value) \(own)")
    } else {
      VStack { Nest(depth: depth - 1, value: value, controls: controls) }
    }
  }
}

struct Nesting: View {
  let controls: Controls
  @State private var value = 0

  var body: some View {
    let _ = controls.ofParent = { value = $0 }
    Nest(depth: 1_000, value: value, controls: controls)
  }
}

/// A screen as many apps have one: a list whose rows have a text, a switch and a button.
struct Clicks: View {
  @State private var counts: [Int: Int] = [:]

  var body: some View {
    NavigationStack {
      List(0..<30, id: \.self) { row in
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
