import Foundation
import MeerkatArchive
import MeerkatJourney

/// What saving and restoring cost, beside the JSON of a plain array of the same destinations.
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

  /// A journey under the name and version of its destinations.
  private struct Saved: Encodable {
    let journey: Journey<Page>

    func encode(to encoder: any Encoder) throws {
      try Page.restoration.encode(journey, to: encoder)
    }
  }

  static func run() throws {
    let measurement = Measurement(suite: "archive")
    for steps in [10, 100, 10_000] {
      let pages = (0..<steps).map(Page.init)
      // Every tenth step is presented.
      let journey = try Journey(
        steps: pages.enumerated().map { place, destination in
          Journey.Step(destination, style: place % 10 == 9 ? .sheet : .push)
        })
      let archive = try ArchiveCoder.encode(Saved(journey: journey))
      let repetitions = max(1, 1_000 / steps)
      try measurement.report(
        "save \(steps) steps", repetitions: repetitions, note: "\(archive.count) bytes"
      ) {
        for _ in 0..<repetitions { use(try ArchiveCoder.encode(Saved(journey: journey))) }
      }
      try measurement.report("restore \(steps) steps", repetitions: repetitions) {
        for _ in 0..<repetitions {
          use(
            try ArchiveCoder.decode(archive) {
              try ArchivedFlow($0).restored(by: Page.restoration, maxSteps: .max)
            })
        }
      }
      try measurement.report("write a list of \(steps)", repetitions: repetitions) {
        for _ in 0..<repetitions { use(try ArchiveCoder.encode(pages)) }
      }
    }
  }
}
