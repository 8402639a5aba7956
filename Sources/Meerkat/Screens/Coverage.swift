import MeerkatUI

#if canImport(SwiftUI)
  extension View {
    /// Keeps account of which pages of a stack are covered.
    func coveringPages(of layer: SceneLayer) -> some View {
      onChange(of: layer.top, initial: true) { before, top in
        before.step.page?.isCovered = true
        top.step.page?.isCovered = false
      }
    }

    /// Takes taps from a page while another one covers it: until a push has been shown, a second
    /// tap would still reach the page below.
    func inertWhenCovered(_ page: Page) -> some View {
      modifier(InertWhenCovered(page: page))
    }
  }

  /// Follows the page on its own account, so that what covers a page concerns no screen.
  private struct InertWhenCovered: ViewModifier {
    let page: Page

    func body(content: Content) -> some View {
      content.allowsHitTesting(!page.isCovered)
    }
  }
#else
  // The hosts hand no event to a page that is covered.
  extension View {
    func coveringPages(of layer: SceneLayer) -> some View { self }
    func inertWhenCovered(_ page: Page) -> some View { self }
  }
#endif
