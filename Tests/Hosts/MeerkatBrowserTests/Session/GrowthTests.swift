import MeerkatBrowser
import MeerkatUI
import PropertySupport
import Testing

/// What grows on a page after changes, compared with the page as it would be written anew.
@MainActor
struct GrowthTests {
  @Test func afterRandomChangesThePageGrowsAsANewOneDoes() async {
    let report = await check("the page grows as a new one does", count: 150) { random in
      (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        Change(place: .random(in: 0..<15, using: &random), kind: .random(in: 0..<9, using: &random))
      }
    } property: { changes in
      difference(after: changes)
    }
    #expect(report.failure == nil, "\(report)")
  }

  @Test func whatGrowsInACustomLayoutTellsWhenItLikesToBeHigher() throws {
    let page = FakePage(
      Shelf {
        VStack {
          Spacer()
          Text("Essay")
        }
      })
    page.connect()
    _ = try page.send("g", 2, "300,500")
    // With a height of its own it would stay as high as it is.
    #expect(
      try page.send("g", 3, "40,60").contains(
        "<layout-place id=r3 class='sized' style='inset-inline-start:0;top:0'>"))
    #expect(try page.send("g", 3, "40,80").contains("height:80px"))
  }

  /// What is said otherwise in the patches than in a new page.
  private func difference(after changes: [Change]) -> String? {
    let model = Model()
    let session = AppSession(Branch(place: 0, model: model), name: "Test")
    defer { session.end() }
    var told = classes(in: session.document(token: "token", isResumed: false))
    for change in changes {
      let frame = session.patch(after: { model.kinds[change.place] = change.kind })
      told.merge(classes(in: frame)) { $1 }
    }
    let new = classes(in: session.document(token: "token", isResumed: true))
    return new.first { told[$0.key] != $0.value }.map {
      "element \($0.key) has \(told[$0.key] ?? "nothing"), and anew \($0.value)"
    }
  }

  /// The axes along which elements grow, by their numbers: what comes last counts.
  private func classes(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    for tag in text.matches(of: /<[-\w]+ id=e(\d+)(?: class='([^']*)')?/) {
      let words = tag.2?.split(separator: " ").filter { $0 == "gx" || $0 == "gy" } ?? []
      found[String(tag.1)] = words.joined(separator: " ")
    }
    return found
  }
}

/// A layout that gives its view what it likes to have.
private struct Shelf: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}

/// What a place in the tree becomes.
private struct Change {
  let place: Int
  let kind: Int
}

@MainActor @Observable
private final class Model {
  var kinds = [Int](repeating: 0, count: 15)
}

/// A place in a tree of fifteen, with two below it.
private struct Branch: View {
  let place: Int
  let model: Model

  var body: some View {
    if place >= model.kinds.count {
      leaf
    } else {
      switch model.kinds[place] {
      case 0: VStack { children }
      case 1: AnyLayout(HStackLayout()) { children }
      case 2: AnyLayout(VStackLayout()) { children }
      case 3: Grid { GridRow { children } }
      case 4: ZStack { children }
      case 5: Text("Leaf")
      case 6: Color.red.frame(height: 3)
      case 7: VStack { children }.fixedSize()
      default: HStack { children }.padding()
      }
      Text("\(model.kinds[place])")
        .frame(maxWidth: model.kinds[place].isMultiple(of: 2) ? .infinity : nil)
    }
  }

  @ViewBuilder private var children: some View {
    AnyView(Branch(place: 2 * place + 1, model: model))
    AnyView(Branch(place: 2 * place + 2, model: model))
  }

  @ViewBuilder private var leaf: some View {
    if place.isMultiple(of: 3) { Spacer().padding(2) } else { Divider() }
  }
}
