import Meerkat
import MeerkatTesting
import Testing

/// The texts of questions and dialogs.
@MainActor
struct QuestionTextTests {
  @Test func onlyLeavingMayLoseSomething() {
    let desk = Desk()
    desk.entering[.terms] = .ask("Enter?", confirm: "Enter")
    desk.push(.terms)
    #expect(desk.pendingQuestion?.isAboutLeaving == false)
    desk.pendingQuestion?.confirm()
    desk.leaving[.terms] = .ask("Leave?")
    desk.back()
    #expect(desk.pendingQuestion?.isAboutLeaving == true)
    #expect(desk.pendingQuestion?.question == GuardQuestion("Leave?"))
    #expect(desk.pendingQuestion?.question == GuardQuestion("Leave?", confirm: "Leave"))
    #expect(desk.pendingQuestion?.question != GuardQuestion("Leave?", confirm: "Go"))
  }

  @Test func aVariableIsShownAsItIs() {
    let name = "50 %@ of it"
    let dialog = Dialog(name, message: "\(name)") { Dialog.Button(name) }
    #expect(String(localized: dialog.title) == name)
    #expect(dialog.message.map { String(localized: $0) } == name)
    #expect(dialog.buttons.map { String(localized: $0.title) } == [name])
    #expect(String(localized: Dialog("Remove “\(name)”?").title) == "Remove “50 %@ of it”?")
  }

  @Test func aLiteralIsAKeyOfTheTable() {
    #expect(Dialog("Remove").title == LocalizedStringResource("Remove"))
    #expect(Dialog("Remove").title.key == "Remove")
    #expect(Dialog("Remove “\("x")”?").title.key == "Remove “%@”?")
  }
}
