import MeerkatUI
import MeerkatViews

/// A list of numbers in a section, of which eight rows are made at once.
@MainActor
final class LongList {
  let model: Numbers
  let log = Log()
  private let app: TestApp

  init(_ count: Int, isDisabled: Bool = false) {
    model = Numbers(Array(0..<count))
    app = TestApp(NumberList(model: model, log: log).disabled(isDisabled), rowsAtOnce: 8)
  }

  /// The rows that were made, and how many were at all.
  var made: Set<Int> { Set(model.made) }
  var madeCount: Int { model.made.count }

  /// The numbers that were pressed, in the order in which they are shown.
  var pressed: [Int] {
    app.texts.filter { $0.hasSuffix("!") }.compactMap { Int($0.dropLast()) }
  }

  /// What is shown: the first and the last row of each run, and the gaps between.
  var rows: String { app.runs.replacing("!", with: "") }

  /// Brings rows of the first gap into sight.
  func reveal(_ first: Int, _ count: Int) throws {
    guard let gap = app.elements.first(where: { $0 is SkippedRowsElement }) else {
      throw TestApp.NotFound(label: "skipped rows")
    }
    try app.runtime.send(.reveal(first: first, count: count), to: gap)
    _ = app.runtime.takeOperations()
  }

  func change(_ change: (inout [Int]) -> Void) { app.bodies { change(&model.numbers) } }

  /// Changes what one row reads.
  func mark(_ number: Int) { app.bodies { model.mark(number) } }

  func press(_ number: Int) { app.bodies { model.press[number]?() } }
}

@MainActor @Observable
final class Numbers {
  var numbers: [Int]
  private var marks: [Int: Mark] = [:]
  @ObservationIgnored var made: [Int] = []
  @ObservationIgnored var press: [Int: () -> Void] = [:]

  init(_ numbers: [Int]) {
    self.numbers = numbers
    marks = Dictionary(uniqueKeysWithValues: numbers.map { ($0, Mark()) })
  }

  func mark(_ number: Int) { marks[number]?.text = "'" }

  fileprivate func text(_ number: Int) -> String {
    made.append(number)
    return "\(number)\(marks[number]?.text ?? "")"
  }
}

@MainActor @Observable
private final class Mark {
  var text = ""
}

private struct NumberList: View {
  let model: Numbers
  let log: Log

  var body: some View {
    List {
      Section {
        ForEach(model.numbers, id: \.self) { number in
          NumberRow(number: number, text: model.text(number), model: model)
            .onAppear { log("appear \(number)") }
        }
      }
    }
  }
}

private struct NumberRow: View {
  let number: Int
  let text: String
  let model: Numbers
  @State private var isPressed = false

  var body: some View {
    let _ = model.press[number] = { isPressed = true }
    Text(verbatim: isPressed ? "\(text)!" : text)
  }
}
