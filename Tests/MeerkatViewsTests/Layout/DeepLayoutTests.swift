import Foundation
import MeerkatViews
import Testing

@MainActor
struct DeepLayoutTests {
  @Test(arguments: DeepKind.allCases)
  func aThousandLevelsAreLaidOut(_ kind: DeepKind) {
    let runtime = Runtime()
    runtime.show(Deep(kind: kind, level: 1000))
    let metrics = PointMetrics()
    let engine = LayoutEngine(metrics)
    let clock = ContinuousClock()
    let t = clock.measure {
    engine.layOut(runtime.window, in: ProposedViewSize(width: 40_000, height: 40_000))
    }
    print(kind, t, metrics.measurements)
    #expect(metrics.measurements < 20_000)
    runtime.end()
  }
}

enum DeepKind: CaseIterable {
  case column, alternating, modified
}

private struct Deep: View {
  let kind: DeepKind
  let level: Int

  var body: some View {
    if level == 0 {
      Color.red
    } else {
      switch kind {
      case .column: VStack { Text("x"); Deep(kind: kind, level: level - 1) }
      case .alternating:
        if level.isMultiple(of: 2) {
          HStack { Text("some words"); Deep(kind: kind, level: level - 1) }
        } else {
          VStack { Text("some more words"); Deep(kind: kind, level: level - 1) }
        }
      case .modified:
        VStack { Deep(kind: kind, level: level - 1) }.padding(1).frame(maxWidth: .infinity)
          .background { Color.blue }
      }
    }
  }
}
