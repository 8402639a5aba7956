import SwiftUI

struct NotesView: View {
  let title: String
  @Binding var notes: String

  private var words: Int {
    notes.split(whereSeparator: \.isWhitespace).count
  }

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $notes)
        .accessibility(label: Text("Notes"))
      Text(words == 1 ? "1 word" : "\(words) words")
        .font(.caption)
        .foregroundColor(.secondary)
    }
    .padding()
    .navigationBarTitle("Notes", displayMode: .inline)
  }
}

struct NotesView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      NotesView(title: "Piranesi", notes: .constant("The Beauty of the House is immeasurable."))
    }
  }
}
