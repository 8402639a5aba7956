import MeerkatUI

#if canImport(SwiftUI)
  extension View {
    /// Records which pages of a stack are covered.
    func coveringPages(of layer: SceneLayer) -> some View {
      onChange(of: layer.top, initial: true) { before, top in
        before.step.page?.isCovered = true
        top.step.page?.isCovered = false
      }
    }

    /// Ignores taps on a page that another one covers: until a push is shown, a second tap would
    /// still reach the page below.
    func inertWhenCovered(_ page: Page) -> some View {
      modifier(InertWhenCovered(page: page))
    }
  }

  /// Observes the page by itself, so that no screen is evaluated when a page is covered.
  private struct InertWhenCovered: ViewModifier {
    let page: Page

    func body(content: Content) -> some View {
      content.allowsHitTesting(!page.isCovered)
    }
  }
#else
  // The hosts send no events to a page that is covered.
  extension View {
    func coveringPages(of layer: SceneLayer) -> some View { self }
    func inertWhenCovered(_ page: Page) -> some View { self }
  }
#endif
