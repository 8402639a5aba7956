import MeerkatUI

/// Asks the user what a guard wants to know, above everything else.
struct Asking: ViewModifier {
  let crossing: Crossing?

  func body(content: Content) -> some View {
    let question = crossing?.question
    content
      .alert(question?.title ?? "", isPresented: isAsked) {
        if let question {
          Button(question.confirm, role: question.isDestructive ? .destructive : nil) {
            crossing?.confirm()
          }
          Button(question.decline, role: .cancel) { crossing?.decline() }
        }
      } message: {
        if let question, !question.message.isEmpty { Text(question.message) }
      }
  }

  // Whatever closes the alert but the button that confirms lets the user stay.
  private var isAsked: Binding<Bool> {
    let asked = crossing
    return Binding {
      asked?.question != nil
    } set: { isShown in
      if !isShown { Task { asked?.decline() } }
    }
  }
}
