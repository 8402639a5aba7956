import MeerkatDeeds
import MeerkatViews

/// The recording under way: its deeds, and what can be expected of the screen.
struct RecordingSection: View {
  let recorder: DeedRecorder
  let inspection: Inspection
  /// What the user has pointed at.
  let picked: Deed.Expectation?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      SectionTitle(title: "Recording", note: nil)
      ScrollView {
        VStack(alignment: .leading, spacing: 3) {
          ForEach(Array(recorder.lines.enumerated().reversed()), id: \.offset) { line in
            Text(verbatim: line.element).font(.system(.caption, design: .monospaced))
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(height: 120)
      if let picked {
        Button("Expect \(picked.words)") { recorder.expect(picked) }
      } else {
        Text("Pick something in the app to expect it.").font(.footnote)
          .foregroundStyle(.secondary)
      }
      if let address = inspection.address {
        let recorded = PageAddress(address)?.recorded ?? address
        Button("Expect to be at \(recorded)") { recorder.expect(.journey(recorded)) }
      }
      Button("Expect this picture") {
        recorder.expect(.picture("picture \(recorder.pictures + 1)"))
      }
      Button("Remove the Last Line", role: .destructive) { recorder.removeLast() }
        .disabled(recorder.lines.isEmpty)
    }
    .font(.footnote)
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension Deed.Expectation {
  /// What is expected, as it stands in a deed.
  fileprivate var words: String { String("\(Deed.expect(self))".dropFirst("expect ".count)) }
}
