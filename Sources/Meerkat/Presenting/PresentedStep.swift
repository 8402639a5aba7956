import MeerkatJourney
import MeerkatUI

/// Presents a step above a view in the style that the step has, and reports when the user closes
/// it.
///
/// The report names the step that was shown when the binding was made, so that a late event cannot
/// close another one.
struct PresentedStep<Destination: Hashable, Answers: View, Page: View>: ViewModifier {
  let step: PlacedStep<Destination>?
  let didClose: (PlacedStep<Destination>) -> Void
  let question: (Destination) -> String
  let answers: (Destination) -> Answers
  let page: (PlacedStep<Destination>) -> Page

  func body(content: Content) -> some View {
    content
      .sheet(item: shown(as: .sheet), content: page)
      .cover(item: shown(as: .fullScreenCover), content: page)
      .popover(item: shown(as: .popover), content: page)
      .alert(step.map(question) ?? "", isPresented: isShown(as: .alert)) { buttons }
      .confirmationDialog(
        step.map(question) ?? "", isPresented: isShown(as: .confirmationDialog),
        titleVisibility: .automatic
      ) { buttons }
  }

  @ViewBuilder private var buttons: some View {
    if let step { answers(step.step.destination) }
  }

  private func question(_ step: PlacedStep<Destination>) -> String {
    question(step.step.destination)
  }

  private func shown(as kind: Presentation.Kind) -> Binding<PlacedStep<Destination>?> {
    let shown = step?.step.style.presentation?.kind == kind ? step : nil
    return Binding {
      shown
    } set: { item in
      if let shown, item == nil { didClose(shown) }
    }
  }

  private func isShown(as kind: Presentation.Kind) -> Binding<Bool> {
    let item = shown(as: kind)
    return Binding {
      item.wrappedValue != nil
    } set: { isShown in
      if !isShown { item.wrappedValue = nil }
    }
  }
}

extension View {
  func presenting<Destination: Hashable, Answers: View, Page: View>(
    _ step: PlacedStep<Destination>?,
    didClose: @escaping (PlacedStep<Destination>) -> Void,
    question: @escaping (Destination) -> String,
    @ViewBuilder answers: @escaping (Destination) -> Answers,
    @ViewBuilder page: @escaping (PlacedStep<Destination>) -> Page
  ) -> some View {
    modifier(
      PresentedStep(
        step: step, didClose: didClose, question: question, answers: answers, page: page))
  }
}
