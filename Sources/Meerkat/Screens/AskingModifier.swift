import MeerkatUI

/// Asks the user a guard's question, above everything else.
struct AskingModifier: ViewModifier {
  let asked: PendingQuestion?

  func body(content: Content) -> some View {
    let question = asked?.question
    content
      .alert(question?.title ?? "", isPresented: isAsked) {
        if let asked {
          Button(asked.question.confirm, role: asked.question.isDestructive ? .destructive : nil) {
            asked.confirm()
          }
          Button(asked.question.decline, role: .cancel) { asked.decline() }
        }
      } message: {
        if let question, !question.message.isEmpty { Text(question.message) }
      }
  }

  // Unless the confirming button closes the alert, the user stays.
  private var isAsked: Binding<Bool> {
    let asked = asked
    return Binding {
      asked != nil
    } set: { isShown in
      if !isShown { Task { asked?.decline() } }
    }
  }
}
