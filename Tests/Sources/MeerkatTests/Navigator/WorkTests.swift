import Meerkat
import MeerkatTesting
import Synchronization
import Testing

/// Work grows with the number of steps and no faster, as far as destinations are asked for it.
@MainActor
struct WorkTests {
  enum Deed: CaseIterable { case archive, restore, link, open, reset, replaceAll, remove, back }

  @Test("Twice as many steps are about twice the work", arguments: Deed.allCases)
  func growth(deed: Deed) throws {
    let work = try [300, 600].map { try calls(of: deed, steps: $0) }
    #expect(work[0] > 0)
    // Tables grow by leaps; what grows with the square of the number would be four times as much.
    #expect(work[1] < 3 * work[0])
  }

  /// How often destinations are compared, hashed, coded, matched, written and read.
  private func calls(of deed: Deed, steps count: Int) throws -> Int {
    let flow = Queue()
    flow.go((1..<count).map { .forward(to: Number($0), style: $0 % 10 == 9 ? .sheet : .push) })
    let (archive, link) = (try flow.archive(), try #require(flow.link))
    let other = Journey(Number(0), flow.journey.steps.dropFirst().reversed())
    let before = Number.calls
    switch deed {
    case .archive: _ = try flow.archive()
    case .restore: _ = Queue().restore(from: archive)
    case .link: _ = flow.link
    case .open: _ = Queue().open(link)
    case .reset: flow.reset(to: other)
    case .replaceAll: flow.go(.replaceAll(with: other))
    case .remove: flow.remove { $0.isEven }
    case .back: flow.go(Array(repeating: .back, count: count - 1))
    }
    return Number.calls - before
  }
}

private final class Queue: Flow {
  let navigator = Navigator(root: Number(0), maxDepth: .max)

  func screen(for place: Number) -> some View { EmptyView() }
}

/// A destination that counts what it is asked.
private struct Number: Restorable, Linked {
  private static let count = Mutex(0)
  static var calls: Int { count.withLock { $0 } }

  static let restoration = Restoration<Number>(name: "number")
  static let links = Links<Number>(
    limits: LinkLimits(maxBytes: .max, maxSegments: .max, maxQueries: .max)
  ) {
    DeepLink("", Number(0))
    DeepLink("{number}", { (number: Int) in Number(counting: number) }) { $0.counted }
  }

  private let number: Int

  init(_ number: Int) { self.number = number }

  private init(counting number: Int) {
    self.init(number)
    Self.count.withLock { $0 += 1 }
  }

  private var counted: Int {
    Self.count.withLock { $0 += 1 }
    return number
  }

  var isEven: Bool { counted.isMultiple(of: 2) }

  static func == (one: Number, other: Number) -> Bool { one.counted == other.number }

  func hash(into hasher: inout Hasher) { hasher.combine(counted) }

  init(from decoder: any Decoder) throws {
    self.init(counting: try decoder.singleValueContainer().decode(Int.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(counted)
  }
}
