import Foundation
import Meerkat
import MeerkatUI

/// Saving and restoring a flow of so many steps.
@MainActor
enum ArchiveScenes {
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

    /// Makes a flow in which every tenth step is presented.
    init(steps: Int = 1) {
      go(
        (1..<max(steps, 1)).map {
          .forward(to: Page($0), style: $0 % 10 == 9 ? .sheet : .push)
        })
    }

    func screen(for page: Page) -> some View { EmptyView() }
  }

  static let all = [
    Scene("archives", "save", .linear, sizes: [100, 1_000, 10_000], runs: 2) { steps in
      let flow = PagesFlow(steps: steps)
      return { _ in use(try flow.archive()) }
    },
    Scene("archives", "restore", .linear, sizes: [100, 1_000, 10_000], runs: 2) { steps in
      let archive = try PagesFlow(steps: steps).archive()
      return { _ in use(PagesFlow().restore(from: archive)) }
    },
  ]
}
