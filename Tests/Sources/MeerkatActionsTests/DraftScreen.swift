import MeerkatActions
import MeerkatUI

/// What the user of a draft can do: with options, answers, errors and a type that is left open.
@Actions @MainActor
protocol DraftActions<Draft> {
  associatedtype Draft: Identifiable where Draft.ID == String

  @ActionOptions(.required) func didPressClose()
  @ActionOptions(.disable) func didSelect(_ draft: Draft)
  @ActionOptions(
    .default { (id: String, folder: Int) in Recorder.shared.log = ["\(id) in \(folder)"] })
  func didMove(_ id: String, to folder: Int)
  @ActionOptions(.report) func didPressReported()
  @ActionOptions(.allInOrder) func didPressAll()
  @ActionOptions(.exclusive)
  func didPressSave(_ draft: Draft, in folder: String) async throws
  func didRename(_ draft: Draft, in place: Int) throws(DraftError)
  /// The screen shows the name that a draft has elsewhere.
  func didAskForName(of draft: Draft) -> String
  func didAskForHint(of draft: Draft) throws -> String?
}

enum DraftError: Error { case full, taken }

struct DraftScreen<Draft: Identifiable>: DraftActionsScreen where Draft.ID == String {
  let draft: Draft
  var actions: DraftActionsListeners<Draft>

  var body: some View {
    VStack {
      Button("Close", action: actions.didPressClose)
      ForEach(controls, id: \.label) { control in
        Button(control.label, action: control.action).disabled(control.isDisabled)
      }
      ForEach(texts, id: \.self) { Text($0) }
      if actions.$didPressSave.isHandled {
        Button("Save") { actions.$didPressSave.start(draft, "Work") }
          .disabled(actions.$didPressSave.isDisabled)
      }
    }
  }

  private struct Control {
    let label: String
    var isDisabled = false
    let action: () -> Void
  }

  private var controls: [Control] {
    let draft = draft
    return [
      actions.didSelect.map { select in
        Control(label: "Select", isDisabled: actions.$didSelect.isDisabled) { select(draft) }
      },
      actions.didMove.map { move in Control(label: "Move") { move(draft.id, 2) } },
      actions.didPressReported.map { Control(label: "Reported", action: $0) },
      actions.didPressAll.map { Control(label: "All", action: $0) },
    ].compactMap { $0 }
  }

  private var texts: [String] {
    [
      actions.didAskForName.map { "Name: \($0(draft))" },
      actions.didAskForHint.map { ask in "Hint: \((try? ask(draft)) ?? "none")" },
      actions.didRename.map { rename in
        "Rename: \(error { () throws(DraftError) in try rename(draft, 1) })"
      },
    ].compactMap { $0 }
  }

  private func error(of work: () throws(DraftError) -> Void) -> String {
    do throws(DraftError) {
      try work()
      return "done"
    } catch {
      return "\(error)"
    }
  }
}

struct Sketch: Identifiable {
  let id: String
}
