import SwiftUI

struct SteepingScreen: View {
  let tea: Tea
  let didPressReady: () -> Void
  let didPressStop: () -> Void

  var body: some View {
    List {
      Text("Wait for \(tea.minutes) minutes.")
      Button("It’s ready", action: didPressReady)
    }
    .navigationTitle(tea.name)
    .toolbar { Button("Stop", action: didPressStop) }
  }
}

struct RatingScreen: View {
  let didSelect: (Int) -> Void
  let didPressStop: () -> Void

  var body: some View {
    List(1..<6) { stars in
      Button(String(repeating: "★", count: stars)) { didSelect(stars) }
        .accessibilityLabel("\(stars) of 5")
    }
    .navigationTitle("How was it?")
    .toolbar { Button("Stop", action: didPressStop) }
  }
}
