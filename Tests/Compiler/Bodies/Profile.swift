// A form with fields, pickers, dates and an alert.

import SwiftUI

enum Plan: String, CaseIterable, Identifiable {
  case free, family, club
  var id: Self { self }
  var price: Int { self == .free ? 0 : 12 }
}

struct Profile {
  var name = ""
  var email: String?
  var birthday = Date()
  var plan = Plan.free
  var guests = 1
  var volume: Double = 0.5
}

struct ProfileForm: View {
  @State private var profile = Profile()
  @State private var isSaving = false
  @State private var showsError = false
  @FocusState private var isNameFocused: Bool
  @Environment(\.dismiss) private var dismiss

  private var isValid: Bool { !profile.name.isEmpty }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $profile.name, prompt: Text("First and last"))
          .focused($isNameFocused)
          .submitLabel(.next)
        DatePicker("Birthday", selection: $profile.birthday, displayedComponents: .date)
        if let email = profile.email {
          LabeledContent("Email", value: email)
        }
      } header: {
        Text("About you")
      }
      Section("Plan") {
        Picker("Plan", selection: $profile.plan) {
          ForEach(Plan.allCases) { plan in
            Text(plan.rawValue.capitalized).tag(plan)
          }
        }
        .pickerStyle(.segmented)
        Stepper("Guests: \(profile.guests)", value: $profile.guests, in: 1...8)
        Slider(value: $profile.volume, in: 0...1) { Text("Volume") }
        HStack {
          Text("Total")
          Spacer()
          Text("\(profile.plan.price * profile.guests) €").bold().monospacedDigit()
        }
      }
      Section {
        Button("Save", action: save).disabled(!isValid || isSaving)
        Button("Cancel", role: .cancel) { dismiss() }
      } footer: {
        if isSaving { ProgressView().controlSize(.small) }
      }
    }
    .formStyle(.grouped)
    .alert("The profile wasn't saved.", isPresented: $showsError) {
      Button("Again", action: save)
      Button("OK", role: .cancel) {}
    } message: {
      Text("Check your connection.")
    }
    .onAppear { isNameFocused = true }
  }

  private func save() { isSaving = true }
}
