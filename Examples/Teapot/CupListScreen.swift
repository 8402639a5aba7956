import SwiftUI

struct CupListScreen: View {
  let cups: [Cup]

  var body: some View {
    List {
      if cups.isEmpty { Text("No cups yet") }
      ForEach(cups) { cup in
        LabeledContent(cup.tea, value: "\(cup.stars) of 5")
      }
    }
    .navigationTitle("Cups")
  }
}
