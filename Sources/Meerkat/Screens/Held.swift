import MeerkatUI

/// Keeps the user from sweeping a page away that a guard doesn't simply let go.
///
/// SwiftUI asks nobody: it tells of a page that has gone. So the user has to press a button.
struct HeldPage: ViewModifier {
  let step: StepNode

  func body(content: Content) -> some View { content.interactiveDismissDisabled(step.isHeld) }
}

/// Gives a screen of a stack a back button that asks, where a guard doesn't simply let the user go;
/// without the system's own one, nobody can swipe back either.
struct HeldScreen: ViewModifier {
  /// The page of the screen; nil for one that is not pushed.
  let page: Page?

  func body(content: Content) -> some View {
    let isHeld = page.map { !$0.isCovered && $0.step.isHeld } ?? false
    content
      .navigationBarBackButtonHidden(isHeld)
      .toolbar {
        if isHeld, let step = page?.step {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              step.flow?.leave(step)
            } label: {
              Label("Back", systemImage: "chevron.backward")
            }
            .pressedByEscape()
          }
        }
      }
  }
}

extension View {
  fileprivate func pressedByEscape() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      keyboardShortcut(.cancelAction)
    #endif
  }
}

extension StepNode {
  /// Whether a guard would do anything else than let the user leave the step now.
  ///
  /// A view that reads this follows what the guards read.
  var isHeld: Bool {
    guard !hasEnded, let flow else { return false }
    flow.tree.observe()
    return flow.tree.queue.foreseeing {
      let transition = try? flow.decide(Request(.leave(self)))
      return transition?.firstObjection([:]) != nil
    }
  }
}
