import MeerkatTesting
import MeerkatUI

/// What a test does, on a screen with so many rows.
@MainActor
enum DriverScenes {
  static let all = [
    // A control is looked for on the whole screen.
    Scene("driver", "tap a button", .linear, sizes: [10, 100, 1_000], runs: 5) { rows in
      let app = try Driver(Counters(rows: rows))
      return { _ in try app.tap("Count") }
    },
    Scene("driver", "read the screen", .linear, sizes: [10, 100], runs: 5) { rows in
      let app = try Driver(Counters(rows: rows))
      return { _ in use(app.screenText) }
    },
  ]
}

private struct Counters: View {
  let rows: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("\(count)")
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          Button("Open row \(row)") {}
        }
      }
    }
  }
}
