import SwiftUI

#Preview("Fine") { Text("Fine") }

#Preview("Traps") { Trap() }

#Preview("Never ends") { Endless() }

#Preview("Wants 3 GB") { Text(verbatim: "\(Array(repeating: UInt8(1), count: 3 << 30).count)") }

#Preview("Never rests") { Restless() }

#Preview("Empty") { EmptyView() }

#Preview("Without a name") {
  Button {
  } label: {
    Color.blue.frame(width: 44, height: 44)
  }
}

#Preview("Pale") { Text("Pale").foregroundStyle(Color(white: 0.6)) }

struct Trap: View {
  var body: some View { Text(fatalErrorText()) }

  private func fatalErrorText() -> String { fatalError("No soup left.") }
}

struct Endless: View {
  var body: some View { Text(verbatim: "\(count(to: .max))") }

  /// Takes some centuries.
  private func count(to end: Int) -> Int {
    var sum = 0
    for number in 0..<end { sum &+= number ^ sum }
    return sum
  }
}

struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
  }
}
