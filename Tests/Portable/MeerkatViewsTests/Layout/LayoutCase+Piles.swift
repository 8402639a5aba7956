import MeerkatViews

extension LayoutCase {
  /// Cases about views on top of each other.
  static let piles: [LayoutCase] = [
    LayoutCase(200, 200, ["red (70,70 60x60)", "blue (70,70 20x20)"]) {
      ZStack(alignment: .topLeading) {
        box(.red, 60, 60); box(.blue, 20, 20)
      }
    },
    LayoutCase(
      200, 200,
      [
        "blue (80,50 100x100)",
        "red (80,70 60x60)",
        "green (80,80 40x40)",
        "black (90,90 20x20)",
      ]
    ) {
      ZStack(alignment: .leading) {
        box(.blue, 100, 100).layoutPriority(-0.1)
        box(.red, 60, 60)
        box(.green, 40, 40).layoutPriority(1)
      }.overlay {
        box(.black, 20, 20)
      }
    },
    LayoutCase(200, 200, ["blue (0,0 100x100)", "red (0,0 67x67)"]) {
      GeometryReader { g in
        Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2)
        Color.red.frame(width: g.size.width / 3, height: g.size.height / 3)
      }
    },
    LayoutCase(200, 200, ["blue (70,70 60x60)", "red (75,75 50x50)"]) {
      ZStack {
        box(.red, 50, 50).zIndex(1); box(.blue, 60, 60)
      }
    },
    LayoutCase(120, 80, ["red (0,0 120x80)", "blue (45,70 30x10)"]) {
      ZStack(alignment: .bottom) {
        Color.red; box(.blue, 30, 10)
      }
    },
  ]
}
