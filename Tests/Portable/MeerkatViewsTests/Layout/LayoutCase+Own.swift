import Foundation
import MeerkatViews

extension LayoutCase {
  /// Further cases, with frames that follow from Apple's documentation.
  static let own: [LayoutCase] = [
    // An explicit alignment of several children is the mean of those that are not nil.
    LayoutCase(200, 100, ["red (60,25 20x20)", "green (80,25 20x20)", "blue (100,35 40x40)"]) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(.red, 20, 20).alignmentGuide(VerticalAlignment.center) { _ in 20 }
          box(.green, 20, 20).alignmentGuide(VerticalAlignment.center) { _ in 20 }
        }
        box(.blue, 40, 40).alignmentGuide(VerticalAlignment.center) { _ in 10 }
      }
    },
    // The bounds of a layout of one's own begin where it is in its container.
    LayoutCase(100, 100, ["blue (0,0 10x20)", "red (40,20 40x20)"]) {
      VStack(alignment: .leading, spacing: 0) {
        box(.blue, 10, 20)
        SizeOfOrigin { Color.red }.frame(width: 50, height: 50).padding(.leading, 40)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    },
    // A page of a scroll view is as long as what is in sight of it, whatever its own length.
    LayoutCase(390, 80, ["red (0,0 390x80)", "blue (390,20 100x40)"]) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal)
          box(.blue, 100, 40)
        }
      }
    },
    LayoutCase(
      210, 50, ["red (0,0 100x50)", "red (110,0 100x50)", "blue (220,15 10x20)"]
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<2) { _ in
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
          }
          box(.blue, 10, 20)
            .containerRelativeFrame(.horizontal, count: 2, spacing: 10, alignment: .leading)
        }
      }
    },
    LayoutCase(100, 200, ["red (0,0 100x110)", "blue (0,110 100x20)"]) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 + 10 }
          Color.blue.frame(height: 20)
        }
      }
    },
    LayoutCase(100, 80, ["red (0,0 50x80)"]) {
      ZStack(alignment: .leading) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length
        }
      }
      .frame(width: 100, alignment: .leading)
    },
    // What is put into the safe area keeps the usual distance.
    LayoutCase(100, 100, ["red (0,0 100x72)", "blue (40,80 20x20)"]) {
      Color.red.safeAreaInset(edge: .bottom) { box(.blue, 20, 20) }
    },
    // What ignores the safe area reaches under what stands there, which is drawn in front.
    LayoutCase(100, 100, ["red (0,0 100x100)", "blue (40,80 20x20)"]) {
      Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { box(.blue, 20, 20) }
    },
    LayoutCase(100, 100, ["red (0,0 100x100)", "blue (40,0 20x20)"]) {
      Color.red.ignoresSafeArea().safeAreaInset(edge: .top) { box(.blue, 20, 20) }
    },
    LayoutCase(100, 100, ["red (0,28 100x72)", "blue (40,0 20x20)"]) {
      Color.red.ignoresSafeArea(edges: .bottom).safeAreaInset(edge: .top) { box(.blue, 20, 20) }
    },
    LayoutCase(100, 100, ["red (0,0 100x100)", "blue (80,0 20x20)"]) {
      Color.red.ignoresSafeArea()
        .safeAreaInset(edge: .trailing, alignment: .top) { box(.blue, 20, 20) }
    },
    // The safe areas of several add up, but only at an edge that is touched.
    LayoutCase(
      100, 100, ["red (0,0 100x100)", "green (40,0 20x10)", "blue (40,90 20x10)"]
    ) {
      Color.red.ignoresSafeArea()
        .safeAreaInset(edge: .top) { box(.green, 20, 10) }
        .safeAreaInset(edge: .bottom) { box(.blue, 20, 10) }
    },
    LayoutCase(100, 100, ["red (0,0 100x40)", "green (0,40 100x32)", "blue (40,80 20x20)"]) {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea().frame(height: 40)
        Color.green
      }
      .safeAreaInset(edge: .bottom) { box(.blue, 20, 20) }
    },
    LayoutCase(100, 100, ["red (0,0 100x100)", "blue (40,35 20x20)"]) {
      ZStack {
        Color.red.ignoresSafeArea()
        box(.blue, 20, 20)
      }
      .safeAreaPadding(.init(top: 10, leading: 10, bottom: 20, trailing: 10))
    },
    // What is no larger stays where it is.
    LayoutCase(100, 100, ["red (40,26 20x20)", "blue (40,80 20x20)"]) {
      box(.red, 20, 20).ignoresSafeArea().safeAreaInset(edge: .bottom) { box(.blue, 20, 20) }
    },
    // What scrolls begins below and ends above what stands at its edges.
    LayoutCase(100, 100, ["red (40,28 20x20)", "blue (40,0 20x20)"]) {
      ScrollView { box(.red, 20, 20).ignoresSafeArea() }
        .safeAreaInset(edge: .top) { box(.blue, 20, 20) }
    },
    // An offset changes where something is shown, not where its guides are.
    LayoutCase(100, 100, ["red (40,0 20x20)", "blue (40,50 20x20)"]) {
      VStack(alignment: .leading, spacing: 0) {
        box(.red, 20, 20).offset(y: -30)
        box(.blue, 20, 20)
      }
      .frame(height: 40)
    },
    LayoutCase(100, 100, ["red (0,0 20x20)"]) { box(.red, 20, 20).position(x: 10, y: 10) },
    // Without a place to fill, a stack is as wide as its widest view, and lines in it are, too.
    LayoutCase(
      200, 200, ["red (70,86 60x20)", "#3C3C434A (70,114 60x1)"]
    ) {
      VStack {
        box(.red, 60, 20); Divider()
      }.fixedSize()
    },
    // Views read from right to left are the mirror image; an island from left to right stays as it is.
    LayoutCase(
      100, 20,
      ["red (80,0 20x20)", "green (50,0 10x20)", "blue (60,0 20x20)"]
    ) {
      HStack(spacing: 0) {
        box(.red, 20, 20)
        HStack(spacing: 0) {
          box(.green, 10, 20); box(.blue, 20, 20)
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    LayoutCase(100, 20, ["red (80,0 20x20)"]) {
      box(.red, 20, 20).frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    },
    // The bounds of a flexible frame are put in order.
    LayoutCase(100, 100, ["red (0,0 50x100)"]) {
      Color.red.frame(maxWidth: 50).frame(minWidth: -20, maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase(100, 100, ["red (20,0 60x100)"]) {
      Color.red.frame(minWidth: 60, maxWidth: 40)
    },
    LayoutCase(100, 100, ["red (45,45 10x10)"]) { Color.red.frame(maxWidth: 50).fixedSize() },
    // An empty view takes no spacing, and neither does an empty ForEach.
    LayoutCase(100, 100, ["red (16,40 30x20)", "blue (54,40 30x20)"]) {
      HStack {
        box(.red, 30, 20)
        EmptyView()
        ForEach(0..<0, id: \.self) { _ in Color.green }
        box(.blue, 30, 20)
      }
    },
    // A modifier of several views applies to each of them.
    LayoutCase(100, 60, ["red (40,10 20x10)", "blue (40,40 20x10)"]) {
      VStack(spacing: 0) {
        Group {
          box(.red, 20, 10); box(.blue, 20, 10)
        }.padding(.vertical, 10)
      }
    },
    // What scrolls is offered no height, and is as high as it is.
    LayoutCase(100, 50, ["red (30,0 40x80)", "blue (0,88 100x10)"]) {
      ScrollView {
        box(.red, 40, 80); Color.blue
      }
    },
    LayoutCase(100, 50, ["red (0,10 80x30)", "blue (88,20 10x10)"]) {
      ScrollView(.horizontal) {
        HStack {
          box(.red, 80, 30); box(.blue, 10, 10)
        }
      }
    },
    LayoutCase(100, 100, ["red (0,0 100x100)", "blue (75,75 50x50)"]) {
      Color.red.overlay(alignment: .bottomTrailing) {
        box(.blue, 50, 50).alignmentGuide(.trailing) { $0.width / 2 }
          .alignmentGuide(.bottom) { $0.height / 2 }
      }
    },
    LayoutCase(90, 60, ["red (0,0 30x20)", "green (30,20 30x20)", "blue (60,40 30x20)"]) {
      Diagonal {
        Color.red; Color.green; Color.blue
      }
    },
    LayoutCase(100, 100, ["red (0,25 100x50)"]) {
      Color.red.aspectRatio(2, contentMode: .fit)
    },
    LayoutCase(100, 100, ["red (-50,0 200x100)"]) {
      Color.red.aspectRatio(2, contentMode: .fill)
    },
  ]
}

/// Places each view below and beside the one before.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let count = CGFloat(subviews.count)
    let size = CGSize(width: bounds.width / count, height: bounds.height / count)
    for (index, subview) in subviews.enumerated() {
      let point = CGPoint(x: size.width * CGFloat(index), y: size.height * CGFloat(index))
      subview.place(at: point, proposal: ProposedViewSize(size))
    }
  }
}

/// Makes its view as large as the distance of its bounds from the container's corner.
private struct SizeOfOrigin: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.minX, height: bounds.minY))
  }
}
