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

  /// The numbers that are shown.
  var shown: [Int] { app.texts.compactMap { Int($0) } }

  var elementCount: Int { app.runtime.elementCount }

  /// Brings rows of the first or the last gap into sight.
  func reveal(inLastGap: Bool = false, _ first: Int, _ count: Int, near: Int = 0) throws {
    let gaps = app.elements.filter { $0 is SkippedRowsElement }
    guard let gap = inLastGap ? gaps.last : gaps.first else {
      throw TestApp.NotFound(label: "skipped rows")
    }
    try app.reveal(gap, first, count, near: near)
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
            .onDisappear { log("disappear \(number)") }
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

extension TestApp {
  /// Brings rows of a gap into sight.
  func reveal(_ gap: Element, _ first: Int, _ count: Int, near: Int = 0) throws {
    try runtime.send(.reveal(first: first, count: count, near: near), to: gap)
    _ = runtime.takeOperations()
  }

  func revealLast() throws { try reveal(true, 9_999) }
  func revealFirst() throws { try reveal(false, 0) }

  private func reveal(_ isLast: Bool, _ first: Int) throws {
    let gaps = elements.filter { $0 is SkippedRowsElement }
    if let gap = isLast ? gaps.last : gaps.first { try reveal(gap, first, 8) }
  }
}

/// What a user can have begun in the first row.
enum Hold: CaseIterable {
  case typing, sheet, screen, state
}

extension Hold {
  @MainActor func take(_ app: TestApp) throws {
    switch self {
    case .typing: try app.runtime.send(.input("a"), to: app.firstField)
    case .sheet: try app.tap("Sheet")
    case .screen: try app.tap("Screen")
    case .state: try app.tap("State")
    }
  }

  @MainActor func end(_ app: TestApp) throws {
    switch self {
    case .typing: try app.runtime.send(.focus(false), to: app.firstField)
    case .sheet: try app.close()
    case .screen: try app.back()
    case .state: break
    }
  }
}

extension TestApp {
  fileprivate var firstField: TextFieldElement {
    get throws {
      let field = elements.lazy.compactMap { $0 as? TextFieldElement }.first
      guard let field else { throw NotFound(label: "field") }
      return field
    }
  }
}

/// Rows of which the first one has a field, a sheet and a screen that belong to a view above.
struct HeldRows: View {
  @State private var text = ""
  @State private var isSheetShown = false
  @State private var isScreenShown = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<1_000, id: \.self) { number in
          if number > 0 {
            Text("\(number)")
          } else {
            VStack {
              Text("0")
              TextField("Text", text: $text)
              Button("Sheet") { isSheetShown = true }
              Button("Screen") { isScreenShown = true }
              StateButton()
            }
            .sheet(isPresented: $isSheetShown) { Text("Above") }
            .navigationDestination(isPresented: $isScreenShown) { Text("Next") }
          }
        }
      }
    }
  }
}

private struct StateButton: View {
  @State private var count = 0

  var body: some View {
    Button("State") { count += 1 }
  }
}
