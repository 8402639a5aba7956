import Foundation
import MeerkatBrowser
import MeerkatUI
import Testing

/// After a change, the page is what a new one would be.
@MainActor
struct ChangedHTMLTests {
  private struct Mirrored: View {
    @State private var isMirrored = false

    var body: some View {
      Text("Tea")
        .sheet(isPresented: .constant(true)) { Button("Mirror") { isMirrored.toggle() } }
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  private struct Described: View {
    @State private var isDescribed = true

    var body: some View {
      described
      Button("Cool") { isDescribed = false }
    }

    private var described: AnyView {
      isDescribed
        ? AnyView(Text("Coffee").accessibilityValue("Hot")) : AnyView(Text("Coffee").tint(.red))
    }
  }

  private struct Swiped: View {
    @State private var isOld = false

    var body: some View {
      List {
        Group {
          if isOld {
            Text("Essay").swipeActions { Button("Archive") {} }.opacity(0.5)
          } else {
            Text("Essay").bold()
          }
        }
        .padding()
      }
      Button("Age") { isOld.toggle() }
    }
  }

  /// A layout that is as large as its only view.
  private struct Only: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { subviews[0].sizeThatFits(.unspecified) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
  }

  @Test func aCustomLayoutIsAsWideAsItSaysOnceItsViewsAreMeasured() throws {
    let page = FakePage(VStack { Only { Text("Tea") } })
    page.connect()
    #expect(page.document.contains(/<v-stack id=e\d+ class='gx'>/))
    func number(_ tag: Regex<(Substring, Substring)>) throws -> Int {
      let match = try #require(page.document.firstMatch(of: tag))
      return try #require(Int(match.1))
    }
    _ = try page.send("g", number(/<layout-view id=e(\d+)/), "300,20")
    let answer = try page.send("g", number(/<layout-place id=r(\d+)/), "40,20")
    #expect(
      answer.contains(/<layout-view id=e\d+ class='sized placed' style='width:40px;height:20px'/))
    #expect(answer.contains(/<v-stack id=e\d+>/))
  }

  @Test func aDialogIsReadInTheDirectionAroundIt() throws {
    let page = FakePage(Mirrored())
    page.connect()
    #expect(try page.press("Mirror").contains(/<dialog[^>]*dir=rtl/))
    #expect(try !page.press("Mirror").contains(/<dialog[^>]*dir=rtl/))
  }

  @Test func aModifierOfAnotherKindLeavesNothingOfTheFormerOne() throws {
    let page = FakePage(Described())
    page.connect()
    let answer = try page.press("Cool")
    #expect(answer.contains(">Coffee</span>"))
    #expect(!answer.contains("aria-description"))
  }

  @Test func whatASwipeShowsComesAndGoesWithWhatIsInsideOfARow() throws {
    let page = FakePage(Swiped())
    page.connect()
    #expect(try page.press("Age").contains("Archive"))
    let answer = try page.press("Age")
    #expect(answer.contains("<li id=r"))
    #expect(!answer.contains("Archive"))
  }
}
