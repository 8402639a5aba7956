import MeerkatHTMLSnapshots
import MeerkatPictures
import MeerkatSnapshots
import MeerkatTesting
import MeerkatUI
import Testing

/// What views look like, compared element by element.
@MainActor
struct LooksTests {
  static let variants: [Picture.Variant] = [.light, .dark, .largeType, .rightToLeft]

  @Test func aFormInAllSurroundings() {
    assertSnapshot(
      of: SettingsSample(), as: .svg(width: 390, height: 844, variants: LooksTests.variants))
  }

  @Test func whatStandsInNoList() {
    assertSnapshot(
      of: FormsSample(), as: .svg(width: 390, height: 844, variants: LooksTests.variants))
  }

  @Test(arguments: LayersSample.Layer.allCases)
  func whatIsAboveAWindow(layer: LayersSample.Layer) {
    let sample = LayersSample(layer: layer)
    assertSnapshot(of: sample, as: .svg(width: 390, height: 844), named: "\(layer)")
    assertSnapshot(of: sample, as: .svg(width: 820, height: 600), named: "\(layer)-wide")
  }

  @Test func columnsBesideEachOther() {
    let view = NavigationSplitView {
      List(["Inbox", "Drafts", "Sent"], id: \.self) { Text($0) }.navigationTitle("Mail")
    } detail: {
      Text("Nothing selected").navigationTitle("Message")
    }
    assertSnapshot(of: view, as: .svg(width: 1024, height: 600, variants: [.light, .dark]))
    assertSnapshot(of: view, as: .svg(width: 390, height: 600), named: "narrow")
  }

  @Test func gridsAndScrolling() {
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
        ForEach(1..<40) { number in
          Text("\(number)").frame(maxWidth: .infinity, minHeight: 60).background(.mint)
        }
      }
      .padding()
    }
    assertSnapshot(of: view, as: .svg(width: 390, height: 500))
  }

  @Test func framesAroundPictures() throws {
    let picture = try Picture(of: Text("Hello"), width: 200, height: 300)
    for frame in [Picture.Frame.phone, .tablet, .window] {
      assertSnapshot(of: picture.framed(frame).svg, as: .lines, named: "\(frame)")
    }
  }

  @Test func theTreeAndTheText() {
    assertSnapshot(of: SettingsSample(), as: .tree(width: 390, height: 844))
    assertSnapshot(of: SettingsSample(), as: .text)
  }

  @Test func theMarkupOfThePage() throws {
    let view = Button("Save") {}
    assertSnapshot(of: view, as: .html)
    assertSnapshot(of: try Driver(view), as: .html)
  }

  @Test func asOthersWriteIt() {
    assertSnapshot(matching: Text("Hello"), as: .image)
    assertSnapshot(of: FormsSample(), as: .image(layout: .device(config: .iPhone13)))
    assertSnapshot(
      of: UIHostingController(rootView: Text("Hello")), as: .image(on: .iPhoneSe),
      named: "controller")
    assertSnapshot(of: ["one": [1, 2]], as: .dump)
    assertSnapshot(of: ["b": 1, "a": 2], as: .json)
  }
}
