import Foundation
import MeerkatActions
import MeerkatUI

/// Several parameters, `throws`, an answer, a required action, stored properties of every kind.
@Actions
struct EditorScreen<Document: Identifiable>: View {
  let document: Document
  var title = "Editor"
  var note: String?
  @Binding var isBold: Bool
  @State private var taps = 0
  @Action var didPressClose: () -> Void
  @Action var didMove: ((_ document: Document.ID, _ folder: String) throws -> Void)?
  @Action var didAskForName: ((String) -> String)?
  @Action var didSelect: (@MainActor (Document) -> Void)?

  var body: some View {
    VStack {
      Text("\(title) \(note ?? "-")")
      Button("Close", action: didPressClose)
      Button("Tap \(taps)") { taps += 1 }
      Toggle("Bold", isOn: $isBold)
      if let didMove { Button("Move") { try? didMove(document.id, "Work") } }
      if let didAskForName { Text("Name: \(didAskForName("draft"))") }
      if let didSelect { Button("Select") { didSelect(document) } }
    }
  }
}

struct Letter: Identifiable {
  let id: Int
}

/// An action with a type that is declared inside the screen.
@Actions
struct SizesScreen: View {
  enum Size: String { case small, large }
  enum Problem: Error { case torn }
  @Action var didSelectSize: ((_ size: Size, _ others: [Size]) -> Void)?
  @Action var didPressReset: ((Size) -> Void)?
  @Action var didAskForBest: ((Size) -> Size)?
  @Action var didDrop: ((_ sizes: [Size]) throws(Problem) -> Void)?
  @Action var didAskForWorst: ((Size) throws(Problem) -> Size)?

  var body: some View {
    VStack {
      if let didSelectSize { Button("Large") { didSelectSize(.large, [.small]) } }
      if let didPressReset { Button("Reset") { didPressReset(.small) } }
      if let didAskForBest { Text(didAskForBest(.small).rawValue) }
      if let didDrop { Button("Drop") { try? didDrop([.small]) } }
      if let didAskForWorst { Text("Worst: \((try? didAskForWorst(.large))?.rawValue ?? "none")") }
    }
  }
}

/// A required action after one that has a value by its options.
@Actions
struct FarewellScreen: View {
  @Action(.disable) var didPressWave: (() -> Void)?
  @Action var didPressLeave: () -> Void

  var body: some View {
    Button("Wave") { didPressWave?() }.disabled($didPressWave.isDisabled)
    Button("Leave", action: didPressLeave)
  }
}

/// Every option for what nobody listens to.
@Actions
struct OptionsScreen: View {
  @Action(.omit) var didPressOmitted: (() -> Void)?
  @Action(.disable) var didPressDisabled: (() -> Void)?
  @Action(.default { Recorder.shared.log.append("default \($0)") }) var didSelectDefault:
    ((Int) -> Void)?
  @Action(.report) var didPressReported: (() -> Void)?

  var body: some View {
    VStack {
      if let didPressOmitted { Button("Omitted", action: didPressOmitted) }
      if let didPressDisabled {
        Button("Disabled", action: didPressDisabled).disabled($didPressDisabled.isDisabled)
      }
      if let didSelectDefault { Button("Default") { didSelectDefault(7) } }
      if let didPressReported { Button("Reported", action: didPressReported) }
    }
  }
}

/// Remembers what happened, for closures that can't capture anything.
@MainActor
final class Recorder {
  static let shared = Recorder()
  var log: [String] = []
}

/// What becomes of a listener when another is set.
@Actions
struct RepetitionScreen: View {
  @Action var didPressLast: (() -> Void)?
  @Action(.allInOrder) var didPressAll: (() -> Void)?

  var body: some View {
    VStack {
      if let didPressLast { Button("Last", action: didPressLast) }
      if let didPressAll { Button("All", action: didPressAll) }
    }
  }
}

/// A view deep inside another screen: it has an action of the same name and type.
@Actions
struct TaskRow: View {
  let id: String
  @Action var didSelectTask: ((_ id: String) -> Void)?
  @Action var didPressArchive: (() -> Void)?

  var body: some View {
    HStack {
      if let didSelectTask { Button("Open \(id)") { didSelectTask(id) } }
      if let didPressArchive { Button("Archive", action: didPressArchive) }
    }
  }
}

/// A screen that shares its actions with what is inside.
@Actions
struct TasksScreen: View {
  let title: String
  @Action var didSelectTask: ((_ id: String) -> Void)?

  var body: some View {
    VStack {
      Text(title)
      TaskSection()
    }
    .sharingActions(allActions)
  }
}

/// Between the two, and without any line about actions.
struct TaskSection: View {
  var body: some View {
    VStack { ForEach(["essay", "quiz"], id: \.self) { TaskRow(id: $0) } }
  }
}

/// Asynchronous work that is not to be done twice.
@Actions
struct SaveScreen: View {
  @Action(.exclusive) var didPressSave: (@MainActor () async throws -> Void)?
  @Action var didSelectCopy: (@MainActor (Int) async -> Void)?

  var body: some View {
    VStack {
      if $didPressSave.isHandled {
        Button("Save", action: $didPressSave.start).disabled($didPressSave.isDisabled)
      }
      Text($didPressSave.isRunning ? "Saving" : "Idle")
      if $didSelectCopy.isHandled { Button("Copy") { $didSelectCopy.start(2) } }
    }
  }
}
