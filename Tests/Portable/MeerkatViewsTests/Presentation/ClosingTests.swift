import MeerkatUI
import MeerkatViews
import Testing

/// What a user closes goes, also where the app's binding stays true.
@MainActor
struct ClosingTests {
  /// What can be shown for a binding.
  enum Kind: CaseIterable {
    case sheet, item, cover, popover, alert, legacyAlert, dialog, actionSheet, link, destination

    var isPushed: Bool { self == .link || self == .destination }
  }

  /// A binding whose setter doesn't make it false.
  enum Source: CaseIterable {
    case constant, deaf, model, item
  }

  private struct Item: Identifiable { let id = 1 }

  /// A model that refuses.
  private final class Model: ObservableObject {
    var isShown: Bool {
      get { true }
      set { refusals += newValue ? 0 : 1 }
    }
    @Published private(set) var refusals = 0
  }

  private struct Screen: View {
    let kind: Kind
    let source: Source
    let log: Log
    let handle: Handle<(Bool) -> Void>
    @State private var isWanted = true
    @State private var changes = 0
    @StateObject private var model = Model()

    var body: some View {
      let _ =
        handle.value = {
          isWanted = $0
          changes += 1
        }
      NavigationStack {
        shown(by: binding)
      }
    }

    private var binding: Binding<Bool> {
      guard isWanted else { return .constant(false) }
      switch source {
      case .constant: return .constant(true)
      case .deaf: return Binding(get: { true }, set: { _ in })
      case .model: return $model.isShown
      case .item:
        let item = Binding<Item?>(get: { Item() }, set: { _ in })
        return Binding(get: { item.wrappedValue != nil }, set: { _ in item.wrappedValue = nil })
      }
    }

    private var above: some View { Text("above").onDisappear { log("above disappears") } }

    private func shown(by binding: Binding<Bool>) -> AnyView {
      let below = Text("below")
      let item = Binding<Item?>(
        get: { binding.wrappedValue ? Item() : nil }, set: { binding.wrappedValue = $0 != nil })
      switch kind {
      case .sheet: return AnyView(below.sheet(isPresented: binding) { Closable { above } })
      case .item: return AnyView(below.sheet(item: item) { _ in Closable { above } })
      case .cover:
        return AnyView(below.fullScreenCover(isPresented: binding) { Closable { above } })
      case .popover: return AnyView(below.popover(isPresented: binding) { Closable { above } })
      case .alert:
        return AnyView(below.alert("?", isPresented: binding, actions: {}, message: { above }))
      case .legacyAlert:
        return AnyView(below.alert(item: item) { _ in Alert(title: Text("?")) })
      case .dialog:
        return AnyView(
          below.confirmationDialog("?", isPresented: binding, actions: {}, message: { above }))
      case .actionSheet:
        return AnyView(below.actionSheet(isPresented: binding) { ActionSheet(title: Text("?")) })
      case .link:
        return AnyView(
          NavigationLink(isActive: binding) {
            above
          } label: {
            below
          })
      case .destination:
        return AnyView(below.navigationDestination(isPresented: binding) { above })
      }
    }
  }

  /// Content with a button that closes it.
  private struct Closable<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      content
      Button("Done") { dismiss() }
    }
  }

  private func isShown(_ kind: Kind, in app: TestApp) -> Bool {
    kind.isPushed ? app.visibleTexts == ["above"] : !app.runtime.window.presentations.isEmpty
  }

  /// Closes what is shown as a user does.
  private func close(_ kind: Kind, in app: TestApp) throws {
    switch kind {
    case .link, .destination: try app.back()
    case .cover: try app.tap("Done")
    default: try app.close()
    }
  }

  @Test(
    "What a user closes goes and comes back when the binding is true anew",
    arguments: Kind.allCases, Source.allCases)
  func closing(kind: Kind, source: Source) throws {
    let handle = Handle<(Bool) -> Void>()
    let log = Log()
    let app = TestApp(Screen(kind: kind, source: source, log: log, handle: handle))
    #expect(isShown(kind, in: app))

    try close(kind, in: app)
    #expect(app.visibleTexts == ["below"])
    #expect(!isShown(kind, in: app))
    if kind != .legacyAlert, kind != .actionSheet { #expect(log.lines == ["above disappears"]) }

    // The binding is true as before: nothing comes back by itself.
    app.bodies { handle.value?(true) }
    #expect(!isShown(kind, in: app))
    app.bodies { handle.value?(false) }
    app.bodies { handle.value?(true) }
    #expect(isShown(kind, in: app))
  }

  @Test(
    "A sheet that dismisses itself goes",
    arguments: [Kind.sheet, .item, .cover, .popover], Source.allCases)
  func dismissing(kind: Kind, source: Source) throws {
    let screen = Screen(kind: kind, source: source, log: Log(), handle: Handle())
    let app = TestApp(screen)
    try app.tap("Done")
    #expect(app.visibleTexts == ["below"])
  }

  @Test func whatFollowsTheOneThatWasClosedIsShown() throws {
    struct Problem: Identifiable { let id: Int }
    struct Screen: View {
      @State private var problems = [Problem(id: 1), Problem(id: 2)]
      var body: some View {
        Text("below").alert(
          item: Binding(get: { problems.first }, set: { _ in problems.removeFirst() })
        ) {
          Alert(title: Text("Problem \($0.id)"))
        }
      }
    }
    let app = TestApp(Screen())
    var titles: [String] = []
    while let alert = app.runtime.window.presentations.last as? AlertElement {
      titles.append(alert.title)
      try app.close()
    }
    #expect(titles == ["Problem 1", "Problem 2"])
  }

  @Test func aUserGoesBackFromALinkThatIsAlwaysActive() throws {
    let log = Log()
    let app = TestApp(
      NavigationStack {
        NavigationLink(isActive: .constant(true)) {
          Text("above")
        } label: {
          Text("below")
        }
        .onAppear { log("below appears") }
        .onDisappear { log("below disappears") }
      })
    #expect(app.visibleTexts == ["above"])
    try app.back()
    #expect(app.visibleTexts == ["below"])
    #expect(log.lines == ["below disappears", "below appears"])
  }

  @Test func aLinkThatWasLeftLeadsOnAgain() throws {
    let app = TestApp(
      NavigationStack {
        NavigationLink("below") { Text("above") }
      })
    try app.tap("below")
    try app.back()
    try app.tap("below")
    #expect(app.visibleTexts == ["above"])
  }
}
