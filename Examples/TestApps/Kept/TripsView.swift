import Foundation
import Meerkat
import SwiftUI

struct TripsView: View {
  var body: some View { FlowView(restoring: "trips", TripsFlow()) }
}

final class TripsFlow: Flow {
  enum Destination: Restorable {
    case list, trip(Int), form(Int)

    static let restoration = Restoration<Destination>(name: "trips", version: 1)
  }

  let navigator = Navigator<Destination>(root: .list)

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .list: TripList { self.push(.trip($0)) }
    case .trip(let number):
      TripScreen(number: number) { self.present(.form(number)) }
    case .form(let number): BookingForm(number: number)
    }
  }
}

private struct TripList: View {
  let open: (Int) -> Void

  var body: some View {
    List(1..<40) { number in Button("Trip \(number)") { open(number) } }
      .navigationTitle("Trips")
  }
}

private struct TripScreen: View {
  let number: Int
  let book: () -> Void

  var body: some View {
    VStack {
      Button("Book", action: book)
      Text("Served by \(ProcessInfo.processInfo.environment["SERVER"] ?? "nobody")")
    }
    .navigationTitle("Trip \(number)")
  }
}

private struct BookingForm: View {
  let number: Int
  @State private var name = ""
  @State private var notes = ""
  @State private var password = ""
  @State private var isInsured = false
  @State private var seat = "Aisle"
  @State private var presses = 0

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Toggle("Insurance", isOn: $isInsured)
      Picker("Seat", selection: $seat) {
        ForEach(["Aisle", "Window"], id: \.self) { Text($0) }
      }
      ForEach(1..<30) { Text("Condition \($0)") }
      TextField("Notes", text: $notes)
        .onChange(of: notes) { if notes == "crash" { fatalError("as a test wants it") } }
      Text("\(name), \(isInsured ? "insured" : "not insured"), \(seat), pressed \(presses)")
      Button("Press") { presses += 1 }
      Text("Served by \(ProcessInfo.processInfo.environment["SERVER"] ?? "nobody")")
    }
    .navigationTitle("Booking \(number)")
  }
}
