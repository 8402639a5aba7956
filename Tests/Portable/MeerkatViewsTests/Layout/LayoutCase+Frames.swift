import MeerkatViews

extension LayoutCase {
  /// Cases about frames, padding and the like.
  static let frames: [LayoutCase] = [
    LayoutCase(200, 200, ["red (75,75 50x50)"]) {
      Color.red.frame(width: 50, height: 50)
    },
    LayoutCase(200, 200, ["red (50,50 50x50)"]) {
      box(.red, 50, 50).frame(width: 100, height: 100, alignment: .topLeading)
    },
    LayoutCase(200, 200, ["red (60,60 50x50)"]) {
      box(.red, 50, 50).frame(width: 20, height: 20, alignment: .bottomTrailing)
    },
    LayoutCase(200, 100, ["black (50,25 100x50)", "red (75,25 50x50)"]) {
      box(.red, 50, 50).frame(minWidth: 100).background { Color.black }
    },
    LayoutCase(80, 100, ["black (0,25 80x50)", "red (15,25 50x50)"]) {
      box(.red, 50, 50).frame(minWidth: 60, maxWidth: 100).background { Color.black }
    },
    LayoutCase(200, 100, ["red (65,35 70x30)"]) {
      Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize()
    },
    LayoutCase(200, 100, ["red (95,0 10x100)"]) {
      Color.red.fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase(200, 200, ["red (59,69 82x62)", "blue (75,85 50x30)"]) {
      box(.blue, 50, 30).padding().background { Color.red }
    },
    LayoutCase(200, 200, ["red (75,70 50x60)", "blue (75,100 50x30)"]) {
      box(.blue, 50, 30).padding(.top, 30).background { Color.red }
    },
    LayoutCase(200, 200, ["red (58,65 85x70)", "blue (78,75 50x30)"]) {
      box(.blue, 50, 30).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
        .background {
          Color.red
        }
    },
    LayoutCase(200, 200, ["red (85,95 30x10)", "blue (75,85 50x30)"]) {
      box(.blue, 50, 30).padding(-10).background { Color.red }
    },
    LayoutCase(100, 100, []) {
      Color.blue.padding(80)
    },
    LayoutCase(200, 200, ["red (60,80 80x40)", "blue (65,85 70x30)"]) {
      box(.red, 80, 40).overlay { Color.blue.padding(5) }
    },
    LayoutCase(200, 200, ["red (88,75 25x50)"]) {
      Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
    },
    LayoutCase(200, 200, ["red (50,75 100x50)"]) {
      Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(
        width: 100, height: 50)
    },
    LayoutCase(200, 200, ["red (75,75 50x50)"]) {
      Color.red.aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
    },
    LayoutCase(200, 100, ["red (65,40 40x20)"]) {
      box(.red, 40, 20).alignmentGuide(.leading) {
        _ in -15
      }.frame(width: 100, height: 50, alignment: .leading)
    },
    LayoutCase(200, 50, ["red (65,18 70x15)"]) {
      Color.red.frame(
        minWidth: 20, idealWidth: 70, maxWidth: 150, minHeight: 5, idealHeight: 15, maxHeight: 40
      ).fixedSize()
    },
  ]
}
