import MeerkatActions
import SwiftUI

@Actions
struct TeaScreen: View {
  let tea: Tea
  @Action var didPressBrew: (() -> Void)?
  @Action var didPressRemove: (() -> Void)?

  var body: some View {
    List {
      LabeledContent("Steeps for", value: "\(tea.minutes) minutes")
      if let didPressBrew { Button("Brew a cup", action: didPressBrew) }
      if let didPressRemove { Button("Remove", role: .destructive, action: didPressRemove) }
    }
    .navigationTitle(tea.name)
  }
}
