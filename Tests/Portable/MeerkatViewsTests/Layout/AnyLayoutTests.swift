import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct AnyLayoutTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  private struct Turning: View {
    @State private var isRow = false

    var body: some View {
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading))
      VStack(alignment: .leading) {
        Button("Turn") { isRow.toggle() }
        layout {
          Counter()
          Text("times")
        }
      }
    }
  }

  @Test func viewsKeepTheirStateInAnotherLayout() throws {
    let app = try Driver(Turning())
    try app.tap("0")
    #expect(app.picture == "[Turn]\n[1]\ntimes")
    try app.tap("Turn")
    #expect(app.picture == "[Turn]\n[1]  times")
    try app.tap("1")
    try app.tap("Turn")
    #expect(app.picture == "[Turn]\n[2]\ntimes")
  }

  @Test func aLayoutReadsTheValuesOfItsViews() throws {
    let view = Steps {
      Text("a")
      Text("b").layoutValue(key: Indent.self, value: 16)
      Text("c").layoutValue(key: Indent.self, value: 32).padding(.leading, 8)
    }
    #expect(try Driver(view, width: 8).picture == "a\n  b\n     c")
  }

  @Test func aLayoutHasAnotherOneDoItsWork() throws {
    let view = Shifted {
      Text("a")
      Text("b")
    }
    #expect(try Driver(view, width: 8).picture == "a b")
  }

  private struct Indent: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  /// Views below each other, each moved by the value that it gives.
  private struct Steps: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 64, height: 20 * CGFloat(subviews.count)) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + view[Indent.self], y: bounds.minY + 20 * CGFloat(index)),
          proposal: .unspecified)
      }
    }
  }

  /// A layout that hands everything on to a row.
  private struct Shifted: Layout {
    private let row = HStackLayout(alignment: .top, spacing: 8)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
