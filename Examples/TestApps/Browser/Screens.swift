import Foundation
import SwiftUI

/// The first screen.
struct HomeScreen: View {
  @Binding var place: Place
  @SceneStorage("colour") private var colour = "red"

  private let note = URL(string: "/notes/2")
  private let site = URL(string: "https://elsewhere.invalid/page")

  var body: some View {
    List {
      Button("Open note 1") { place.numbers = [1] }
      Button("Open note 3 of three") { place.numbers = [1, 2, 3] }
      Button("Show the sheet") { place.isSheetShown = true }
      Button("The colour is \(colour)") { colour = "green" }
      if let note { Link("Note 2 by a link", destination: note) }
      if let site { Link("Another site", destination: site) }
      NavigationLink("Controls") { ControlsScreen() }
      NavigationLink("Rows and grids") { RowsScreen() }
      NavigationLink("Looks") { LooksScreen() }
      NavigationLink("Motion") { MotionScreen() }
      NavigationLink("Thousand") { ThousandScreen() }
      NavigationLink("Drawings") { DrawingScreen() }
      NavigationLink("Pictures") { PicturesScreen() }
      NavigationLink("Touches") { TouchesScreen() }
      NavigationLink("Gestures") { GesturesScreen() }
      NavigationLink("Many") { ManyScreen() }
      NavigationLink("Edges") { EdgesScreen() }
      NavigationLink("Sheets") { SheetsScreen() }
      NavigationLink("Window") { WindowScreen() }
      NavigationLink("Nested") { NestedScreen() }
      NavigationLink("Inheritance") { NestedLooksScreen() }
      NavigationLink("Transitions") { TransitionsScreen() }
      NavigationLink("Layers") { LayersScreen() }
      NavigationLink("Sizes") { SizesScreen() }
      NavigationLink("Charts in rows") { FollowersScreen() }
    }
    .navigationTitle("Notes")
  }
}

/// A note.
struct NoteScreen: View {
  let number: Int
  @Binding var place: Place
  @State private var text = ""

  var body: some View {
    List {
      TextField("Text", text: $text)
      Button("Next note") { place.numbers.append(number + 1) }
      Button("Another note instead") { place.numbers[place.numbers.count - 1] = number + 10 }
      Button("All notes") { place.numbers = [] }
      Button("Show the sheet") { place.isSheetShown = true }
      Toggle("Held", isOn: $place.isHeld)
      Toggle("Asks", isOn: $place.asks)
    }
    .navigationTitle("Note \(number)")
    .navigationBarBackButtonHidden(place.isHeld || place.asks)
    .toolbar {
      if place.asks {
        ToolbarItem(placement: .cancellationAction) {
          Button("Back") { place.isAsked = true }.keyboardShortcut(.cancelAction)
        }
      }
    }
  }
}
