import MeerkatViews

extension LayoutCase {
  /// Cases about rows and columns.
  static let stacks: [LayoutCase] = [
    LayoutCase(200, 100, ["red (0,35 50x30)", "blue (58,0 142x100)"]) {
      HStack(spacing: 8) {
        box(.red, 50, 30); Color.blue
      }
    },
    LayoutCase(100, 320, ["red (0,0 100x101)", "green (0,109 100x102)", "blue (0,219 100x101)"]) {
      VStack {
        Color.red; Color.green; Color.blue
      }
    },
    LayoutCase(200, 200, ["red (0,0 200x75)", "yellow (95,95 10x10)", "blue (0,125 200x75)"]) {
      VStack(spacing: 20) {
        Color.red; box(.yellow, 10, 10); Color.blue
      }
    },
    LayoutCase(
      200, 200,
      [
        "red (80,32 40x40)",
        "blue (80,80 40x40)",
        "green (56,128 40x40)",
        "yellow (104,128 40x40)",
      ]
    ) {
      VStack {
        box(.red, 40, 40)
        box(.blue, 40, 40)
        HStack {
          box(.green, 40, 40)
          box(.yellow, 40, 40)
        }
      }
    },
    LayoutCase(
      200, 200,
      [
        "black (41,27 118x146)",
        "red (41,27 30x30)",
        "blue (41,65 40x40)",
        "green (41,113 50x50)",
        "yellow (99,113 60x60)",
      ]
    ) {
      VStack(alignment: .leading) {
        box(.red, 30, 30)
        box(.blue, 40, 40)
        HStack(alignment: .top) {
          box(.green, 50, 50)
          box(.yellow, 60, 60)
        }
      }.background {
        Color.black
      }
    },
    LayoutCase(200, 200, ["blue (0,8 200x184)"]) {
      VStack {
        Color.red; Color.blue.layoutPriority(1);
        HStack {
          Color.green; Color.yellow
        }
      }
    },
    LayoutCase(300, 50, ["green (0,0 300x50)"]) {
      HStack(spacing: 0) {
        Color.red; Color.green.layoutPriority(1); Color.blue
      }
    },
    LayoutCase(300, 50, ["red (0,0 50x50)", "green (50,0 100x50)", "blue (150,0 150x50)"]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 50)
        Color.green.frame(maxWidth: 100)
        Color.blue
      }
    },
    LayoutCase(200, 50, ["red (-50,0 150x50)", "green (100,0 150x50)"]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 150); Color.green.frame(minWidth: 150)
      }
    },
    LayoutCase(200, 50, ["red (-30,15 80x20)", "green (60,15 80x20)", "blue (150,15 80x20)"]) {
      HStack(spacing: 10) {
        box(.red, 80, 20); box(.green, 80, 20); box(.blue, 80, 20)
      }
    },
    LayoutCase(200, 50, ["red (66,15 20x20)", "green (90,15 20x20)", "blue (114,15 20x20)"]) {
      HStack(spacing: 4) {
        Group {
          box(.red, 20, 20); box(.green, 20, 20)
        }; box(.blue, 20, 20)
      }
    },
    LayoutCase(200, 50, ["red (75,15 20x20)", "blue (105,15 20x20)"]) {
      HStack(spacing: 10) {
        box(.red, 20, 20)
        if false {
          box(.green, 20, 20)
        }
        box(.blue, 20, 20)
      }
    },
    LayoutCase(200, 100, ["red (60,30 80x20)", "blue (110,50 30x20)"]) {
      VStack(alignment: .trailing, spacing: 0) {
        box(.red, 80, 20); box(.blue, 30, 20)
      }
    },
    LayoutCase(200, 200, ["red (75,0 50x50)", "blue (75,150 50x50)"]) {
      VStack {
        box(.red, 50, 50); Spacer(); box(.blue, 50, 50)
      }.frame(width: 80, height: 200)
    },
    LayoutCase(200, 200, ["red (10,75 50x50)", "blue (140,75 50x50)"]) {
      HStack {
        box(.red, 50, 50)
        Spacer(minLength: 50)
        box(.blue, 50, 50)
      }.frame(width: 180, height: 80)
    },
    LayoutCase(200, 200, ["red (75,20 50x50)", "blue (75,130 50x50)"]) {
      VStack {
        box(.red, 50, 50)
        Spacer(minLength: 30)
        box(.blue, 50, 50)
      }.frame(width: 80, height: 160)
    },
    LayoutCase(200, 200, ["red (0,75 50x50)", "blue (58,75 50x50)"]) {
      HStack {
        box(.red, 50, 50); box(.blue, 50, 50); Spacer()
      }.frame(width: 200, height: 80)
    },
    LayoutCase(200, 200, ["red (20,75 80x50)", "blue (100,75 80x50)"]) {
      HStack {
        box(.red, 80, 50)
        Spacer(minLength: 0)
        box(.blue, 80, 50)
      }.frame(width: 160, height: 80)
    },
    LayoutCase(
      200, 200,
      [
        "red (0,0 40x40)",
        "blue (160,0 40x40)",
        "green (40,160 40x40)",
        "yellow (120,160 40x40)",
      ]
    ) {
      VStack {
        HStack {
          box(.red, 40, 40)
          Spacer()
          box(.blue, 40, 40)
        }
        Spacer()
        HStack {
          Spacer()
          box(.green, 40, 40)
          Spacer()
          box(.yellow, 40, 40)
          Spacer()
        }
      }.frame(width: 200, height: 200)
    },
    LayoutCase(300, 50, ["red (0,0 242x50)", "blue (250,15 50x20)"]) {
      HStack(spacing: 0) {
        Color.red; Spacer(); box(.blue, 50, 20)
      }
    },
    LayoutCase(101, 50, ["red (0,0 50x50)", "#3C3C434A (50,0 1x50)", "blue (51,0 50x50)"]) {
      HStack(spacing: 0) {
        Color.red; Divider(); Color.blue
      }
    },
    LayoutCase(100, 100, ["red (40,35 20x20)", "blue (50,40 20x20)"]) {
      HStack(spacing: 0) {
        box(.red, 20, 20).offset(x: 10, y: -5); box(.blue, 20, 20)
      }
    },
    LayoutCase(200, 100, ["red (60,10 40x80)", "blue (100,40 40x40)"]) {
      HStack(spacing: 0) {
        box(.red, 40, 80)
        box(.blue, 40, 40).alignmentGuide(VerticalAlignment.center) { d in
          d.height * 0.25
        }
      }
    },
    LayoutCase(200, 200, ["red (80,10 20x20)"]) {
      VStack(spacing: 0) {
        box(.red, 20, 20)
        Spacer(minLength: 0)
      }.safeAreaPadding(.init(top: 10, leading: 20, bottom: 30, trailing: 40))
    },
    LayoutCase(300, 50, ["red (0,0 100x50)", "green (100,0 100x50)", "blue (200,0 100x50)"]) {
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }
    },
    LayoutCase(300, 50, ["red (0,0 100x50)", "green (100,0 50x50)", "blue (150,0 150x50)"]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50, maxWidth: 100)
        Color.green
        Color.blue.frame(minWidth: 150)
      }
    },
    LayoutCase(100, 200, ["red (0,0 100x85)", "blue (0,85 100x85)", "green (0,170 100x30)"]) {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 80)
        Color.blue
        Color.green.frame(height: 30)
      }
    },
  ]
}
