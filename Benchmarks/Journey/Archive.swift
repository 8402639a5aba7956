import Foundation
import Meerkat
import SwiftUI

/// What saving and restoring a flow cost, beside the JSON of a plain array of the same destinations.
@MainActor
enum Archive {
  /// A destination as apps have them, coded as the compiler writes it.
  enum Page: Restorable {
    case task(Int)
    case page(String)

    static let restoration = Restoration<Page>(name: "pages")

    init(_ number: Int) {
      self = number.isMultiple(of: 2) ? .task(1_000 + number) : .page("essay-\(number)")
    }
  }

  final class PagesFlow: Flow {
    let navigator = Navigator<Page>(root: Page(0), maxDepth: .max)

    func screen(for page: Page) -> some View { EmptyView() }
  }

  static func run() throws {
    let measurement = Measurement(suite: "archive")
    for steps in [10, 100, 10_000] {
      let pages = (0..<steps).map(Page.init)
      let flow = PagesFlow()
      // Every tenth step is presented.
      flow.go(
        pages.enumerated().dropFirst().map { place, page in
          .forward(to: page, style: place % 10 == 9 ? .sheet : .push)
        })
      let archive = try flow.archive()
      let repetitions = max(1, 1_000 / steps)
      try measurement.report(
        "save \(steps) steps", repetitions: repetitions, note: "\(archive.count) bytes"
      ) {
        for _ in 0..<repetitions { use(try flow.archive()) }
      }
      measurement.report("restore \(steps) steps", repetitions: repetitions) {
        for _ in 0..<repetitions { use(PagesFlow().restore(from: archive)) }
      }
      try measurement.report("write a list of \(steps)", repetitions: repetitions) {
        for _ in 0..<repetitions { use(try JSONEncoder().encode(pages)) }
      }
    }
  }
}
