import Foundation
import MeerkatViews
import Testing

@MainActor
struct DeepLayoutTests {
  @Test(arguments: DeepKind.allCases)
  func aThousandLevelsTakeAFewQuestionsEach(_ kind: DeepKind) {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(DeepView(kind: kind, level: 1_000))
    let metrics = PointMetrics()
    let engine = LayoutEngine(metrics)
    engine.layOut(runtime.window, in: ProposedViewSize(width: 40_000, height: 40_000))
    #expect(metrics.measurements <= 10_000)
    #expect(metrics.measurements >= (kind == .modified ? 0 : 1_000))
  }
}

/// How views are nested.
enum DeepKind: CaseIterable {
  case column, alternating, modified
}

private struct DeepView: View {
  let kind: DeepKind
  let level: Int

  var body: some View {
    if level == 0 {
      Color.red
    } else {
      switch kind {
      case .column:
        VStack {
          Text("words"); inner
        }
      case .alternating:
        if level.isMultiple(of: 2) {
          HStack {
            Text("some words"); inner
          }
        } else {
          VStack {
            Text("some more words"); inner
          }
        }
      case .modified:
        VStack { inner }.padding(1).frame(maxWidth: .infinity).background { Color.blue }
      }
    }
  }

  private var inner: some View { DeepView(kind: kind, level: level - 1) }
}
