import SwiftUI

struct TeaListScreen: View {
  let teas: [Tea]
  var didSelect: ((Tea) -> Void)?
  var didPressAdd: (() -> Void)?

  var body: some View {
    List(teas) { tea in
      Button(tea.name) { didSelect?(tea) }
    }
    .navigationTitle("Teas")
    .toolbar {
      if let didPressAdd { Button("Add tea", action: didPressAdd) }
    }
  }
}
