import MeerkatUI
import Observation

#if canImport(SwiftUI)
  /// The pages of one stack, of which only the last one takes taps.
  ///
  /// Until a push has been shown, a second tap would still reach the page below. Each page has a
  /// mark of its own, so that a step concerns two pages, and the screens in them not at all.
  @MainActor
  final class Coverage {
    /// The marks by page; what keeps account of pages does not keep their flows.
    private var marks: [PageID: CoverageMark] = [:]

    nonisolated init() {}

    func mark(of page: SceneStep) -> CoverageMark {
      let id = PageID(page)
      if let mark = marks[id] { return mark }
      let mark = CoverageMark()
      marks[id] = mark
      return mark
    }

    /// Covers all pages but one, and forgets those that have gone.
    func uncover(_ top: SceneStep, of pages: [SceneStep]) {
      let ids = Set(pages.map(PageID.init))
      marks = marks.filter { ids.contains($0.key) }
      let topID = PageID(top)
      for (id, mark) in marks where mark.isCovered != (id != topID) {
        mark.isCovered = id != topID
      }
    }
  }

  private struct PageID: Hashable {
    let flow: ObjectIdentifier
    let step: AnyHashable

    init(_ page: SceneStep) {
      flow = ObjectIdentifier(page.flow)
      step = page.step
    }
  }

  /// Whether a page is covered by another one.
  @MainActor
  @Observable
  final class CoverageMark {
    var isCovered = false
  }

  private struct CoverageKey: EnvironmentKey {
    static var defaultValue: Coverage? { nil }
  }

  extension EnvironmentValues {
    fileprivate var coverage: Coverage? {
      get { self[CoverageKey.self] }
      set { self[CoverageKey.self] = newValue }
    }
  }

  extension View {
    /// Keeps account of which pages of a stack are covered.
    func coveringPages(of layer: SceneLayer) -> some View {
      modifier(Covering(layer: layer))
    }

    /// Takes taps from a page while it is covered.
    func deafWhenCovered(_ page: SceneStep) -> some View {
      modifier(DeafWhenCovered(page: page))
    }
  }

  private struct Covering: ViewModifier {
    let layer: SceneLayer
    @State private var coverage = Coverage()

    func body(content: Content) -> some View {
      content
        .environment(\.coverage, coverage)
        .onChange(of: layer.pushes, initial: true) { _, pushes in
          coverage.uncover(pushes.last ?? layer.base, of: [layer.base] + pushes)
        }
    }
  }

  private struct DeafWhenCovered: ViewModifier {
    let page: SceneStep
    @Environment(\.coverage) private var coverage

    func body(content: Content) -> some View {
      content.allowsHitTesting(coverage?.mark(of: page).isCovered != true)
    }
  }
#else
  // The hosts hand no event to a page that is covered.
  extension View {
    func coveringPages(of layer: SceneLayer) -> some View { self }
    func deafWhenCovered(_ page: SceneStep) -> some View { self }
  }
#endif
