import MeerkatDeeds
import MeerkatViews

/// The panel beside an app: its journey, its latest events, and the sources of what it shows.
struct InspectorPanel: View {
  let inspection: Inspection?
  let sources: SourceFolder?
  /// What the user has pointed at.
  let pick: Inspection.Pick?
  /// The same, for a recording.
  let expectation: Deed.Expectation?
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if let inspection {
      if sizeClass == .compact {
        VStack(alignment: .leading, spacing: 0) {
          parts(of: inspection)
          Divider()
          SourceSection(inspection: inspection, sources: sources, pick: pick)
        }
      } else {
        HStack(alignment: .top, spacing: 0) {
          ScrollView {
            VStack(alignment: .leading, spacing: 0) { parts(of: inspection) }
          }
          .frame(width: 260)
          Divider()
          SourceSection(inspection: inspection, sources: sources, pick: pick)
          Divider()
          ParentSection(inspection: inspection, sources: sources)
        }
      }
    } else {
      Text("Nothing to inspect. Reload the page.").foregroundStyle(.secondary).padding()
    }
  }

  @ViewBuilder
  private func parts(of inspection: Inspection) -> some View {
    if let recorder = inspection.recorder {
      RecordingSection(recorder: recorder, inspection: inspection, picked: expectation)
      Divider()
    }
    JourneySection(inspection: inspection)
    Divider()
    ValuesSection(inspection: inspection, pick: pick)
    EventsSection(inspection: inspection)
  }
}

/// The address and the journeys.
private struct JourneySection: View {
  let inspection: Inspection

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      SectionTitle(title: "Journey", note: inspection.address)
      Text(verbatim: inspection.outline.isEmpty ? "This app has no flow." : inspection.outline)
        .font(.system(.footnote, design: .monospaced))
        .textSelection(.enabled)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The values that the views of the screen keep, or the view that the user has pointed at.
private struct ValuesSection: View {
  let inspection: Inspection
  let pick: Inspection.Pick?

  var body: some View {
    let values =
      pick.flatMap { $0.event == inspection.lastAction ? $0.values : nil }
      ?? inspection.values
    if !values.isEmpty {
      VStack(alignment: .leading, spacing: 4) {
        SectionTitle(title: "State", note: nil)
        ScrollView {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(Array(values.enumerated()), id: \.offset) { value in
              Text(
                verbatim: "\(value.element.view.name).\(value.element.name): \(value.element.text)"
              )
              .font(.system(.caption, design: .monospaced))
              .textSelection(.enabled)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(height: min(96, 20 * Double(values.count)))
      }
      .padding(12)
      Divider()
    }
  }
}

/// The latest events.
private struct EventsSection: View {
  let inspection: Inspection

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      SectionTitle(title: "Events", note: nil)
      if inspection.entries.isEmpty {
        Text("Use the app, and see here what each action did.")
          .font(.footnote).foregroundStyle(.secondary)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 6) {
            ForEach(inspection.entries) { EntryRow(entry: $0) }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(height: 120)
      }
    }
    .padding(12)
  }
}

private struct EntryRow: View {
  let entry: Inspection.Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: entry.title ?? "Changed by itself").font(.footnote).bold()
        Spacer()
        Text(verbatim: cost).font(.caption).foregroundStyle(.secondary)
      }
      ForEach(Array(entry.changes.enumerated()), id: \.offset) { change in
        Text(verbatim: change.element).font(.system(.caption, design: .monospaced))
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var cost: String {
    let later = entry.laterCost.bodies == 0 ? "" : "; later \(text(entry.laterCost))"
    return text(entry.cost) + later
  }

  private func text(_ cost: Inspection.Cost) -> String {
    "\(cost.bodies) \(cost.bodies == 1 ? "body" : "bodies"), \(cost.bytes) bytes"
  }
}

/// The source files of the screen, of the flows around it, and of the last answer to an action.
private struct SourceSection: View {
  let inspection: Inspection
  let sources: SourceFolder?
  let pick: Inspection.Pick?
  /// What the user has chosen, until the next event.
  @State private var chosen: (file: String?, event: Int?)?

  var body: some View {
    let files = files
    let event = inspection.entries.first { $0.title != nil }
    let wanted =
      chosen != nil && chosen?.event == event?.id
      ? chosen?.file : picked?.line.file ?? event?.answer?.file
    let shown = files.first { $0.line.file == wanted } ?? files.first
    VStack(alignment: .leading, spacing: 0) {
      Picker(
        "File",
        selection: Binding {
          shown?.line.file
        } set: {
          chosen = ($0, event?.id)
        }
      ) {
        ForEach(files) { file in
          Text(verbatim: file.title).tag(Optional(file.line.file))
        }
      }
      .pickerStyle(.menu)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      if let shown {
        SourceListing(
          line: shown.line, source: sources?.text(of: shown.line.file) ?? "",
          isMarked: shown.isMarked
        )
        .id(shown.line)
      } else {
        Text("The sources aren’t here: start the program in its package’s folder.")
          .font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 12)
        Spacer(minLength: 0)
      }
    }
  }

  private struct File: Identifiable {
    let title: String
    let line: SourceLine
    var isMarked = false

    var id: String { line.file }
  }

  private func declaration(of name: SourceName) -> SourceLine? { sources?.declaration(of: name) }

  private var answer: SourceLine? { inspection.lastAnswer }

  /// What the user has pointed at, until the next event.
  private var picked: Inspection.Pick? {
    pick.flatMap { $0.event == inspection.lastAction ? $0 : nil }
  }

  /// Each file once: the outermost view of the screen first, then the flows from the inside out, then its other views.
  private var files: [File] {
    var files: [File] = []
    func add(_ kind: String, _ line: SourceLine?, isMarked: Bool = false) {
      guard let line, !files.contains(where: { $0.line.file == line.file }) else { return }
      files.append(File(title: "\(kind): \(line.fileName)", line: line, isMarked: isMarked))
    }
    add("Picked", picked?.line, isMarked: true)
    add("Screen", inspection.views.first.flatMap(declaration))
    if picked == nil, let answer, answer.file == files.first?.line.file {
      files[0] = File(title: files[0].title, line: answer, isMarked: true)
    }
    add("Answered", answer, isMarked: true)
    for flow in inspection.flows where flow.isOwn { add("Parent", declaration(of: flow)) }
    for view in inspection.views.dropFirst() { add("View", declaration(of: view)) }
    return files
  }
}

/// The source of the flow around the screen.
private struct ParentSection: View {
  let inspection: Inspection
  let sources: SourceFolder?

  var body: some View {
    if let flow = inspection.flows.first(where: \.isOwn), let line = sources?.declaration(of: flow)
    {
      VStack(alignment: .leading, spacing: 0) {
        SectionTitle(title: "Parent", note: line.fileName).padding(12)
        SourceListing(line: line, source: sources?.text(of: line.file) ?? "", isMarked: false)
          .id(line)
      }
    }
  }
}

/// The title of a section.
struct SectionTitle: View {
  let title: LocalizedStringKey
  let note: String?

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      if let note {
        Text(verbatim: note).font(.system(.footnote, design: .monospaced)).foregroundStyle(
          .secondary)
      }
    }
  }
}
