import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

/// Places in cells of 8 × 20 points.
@MainActor
struct GeometryTests {
  private struct Place: View {
    let space: NamedCoordinateSpace
    var body: some View {
      GeometryReader { proxy in
        let (all, own) = (proxy.frame(in: .global), proxy.frame(in: space))
        Text(verbatim: "\(Int(all.minX)) \(Int(all.minY)), \(Int(own.minX)) \(Int(own.minY))")
      }
      .frame(width: 120, height: 20)
    }
  }

  @Test func aPlaceIsToldInEverySpace() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("first")
      VStack(alignment: .leading, spacing: 0) {
        Text("second")
        Place(space: .named("box"))
      }
      .padding(.leading, 16)
      .coordinateSpace(name: "box")
    }
    let app = try Driver(view.frame(maxWidth: .infinity, alignment: .leading), width: 20)
    #expect(
      app.screenText == """
        first
          second
          16 40, 16 20
        """)
  }

  private struct Measured: View {
    @State private var size = CGSize.zero
    @State private var isLong = false

    var body: some View {
      VStack(alignment: .leading) {
        Text(isLong ? "longer" : "short")
          .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        Text(verbatim: "\(Int(size.width)) × \(Int(size.height))")
        Button("Change") { isLong = true }
      }
    }
  }

  @Test func theSizeOfAViewIsToldWhenItChanges() throws {
    let app = try Driver(Measured())
    #expect(app.picture == "short\n40 × 20\n[Change]")
    try app.tap("Change")
    #expect(app.picture == "longer\n48 × 20\n[Change]")
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test func anAnchorIsSeenFromElsewhere() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("first line")
      Text("here").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .padding(.leading, 16)
      Text("last line")
    }
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let place = proxy[anchor]
          Text(verbatim: "<\(Int(place.minX)) \(Int(place.minY)) \(Int(place.width))>")
            .offset(x: place.maxX, y: place.minY)
        }
      }
    }
    .padding(.leading, 8)
    let app = try Driver(view.frame(maxWidth: .infinity, alignment: .leading), width: 24)
    #expect(
      app.screenText == """
         first line
           here<16 20 32>
         last line
        """)
  }

  @Test func aVisualEffectFollowsSizeAndPlaceOfItsView() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("wide").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
      Text("second").visualEffect { content, proxy in
        content.opacity(1).offset(x: proxy.frame(in: .global).minY * 0.8)
      }
    }
    let app = try Driver(view.frame(maxWidth: .infinity, alignment: .leading), width: 20)
    #expect(
      app.screenText == """
            wide
          second
        """)
  }

  @Test func aViewAppearsOnceWhenItsPlaceBecomesKnown() throws {
    let log = Log()
    let app = try Driver(
      Text("here").onAppear { log("appears") }.visualEffect { content, proxy in
        content.offset(x: proxy.frame(in: .global).width)
      })
    #expect(app.exists(.text("here")))
    #expect(log.lines == ["appears"])
  }

  @Test func anEffectIsNothingWhereNoHostTellsThePlace() {
    let stage = Stage(
      Text("here").visualEffect { content, proxy in
        content.opacity(proxy.frame(in: .global).width > 0 ? 0.5 : 1)
      })
    #expect(stage.picture.contains("opacity 1.0"))
  }
}
