import SwiftUI

struct SettingsView: View {
  @Environment(CareSettings.self) private var settings
  @State private var isResetting = false

  var body: some View {
    @Bindable var settings = settings

    NavigationStack {
      Form {
        Section("Reminders") {
          Toggle("Remind Me", systemImage: "bell", isOn: $settings.isReminding)
          if settings.isReminding {
            DatePicker("Time", selection: $settings.reminder, displayedComponents: .hourAndMinute)
            Stepper(
              "Snooze: \(settings.snooze) minutes", value: $settings.snooze, in: 5...60, step: 5)
          }
        }

        Section {
          LabeledContent("Strength", value: settings.strength, format: .percent)
          Slider(value: $settings.strength, in: 0...1, step: 0.25) {
            Text("Fertilizer Strength")
          } minimumValueLabel: {
            Image(systemName: "leaf")
          } maximumValueLabel: {
            Image(systemName: "leaf.fill")
          }
        } header: {
          Text("Fertilizer")
        } footer: {
          Text("Half the strength that the maker recommends is enough for most plants.")
        }

        Section("Appearance") {
          Picker("Water In", selection: $settings.unit) {
            ForEach(VolumeUnit.allCases) { Text($0.rawValue) }
          }
          ColorPicker("Accent Color", selection: $settings.accent, supportsOpacity: false)
        }

        Section {
          Button("Reset All Settings", role: .destructive) { isResetting = true }
            .confirmationDialog(
              "Reset all settings?", isPresented: $isResetting, titleVisibility: .visible
            ) {
              Button("Reset", role: .destructive) { reset() }
            } message: {
              Text("Your plants stay as they are.")
            }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
    }
  }

  private func reset() {
    let usual = CareSettings()
    settings.unit = usual.unit
    settings.isReminding = usual.isReminding
    settings.reminder = usual.reminder
    settings.snooze = usual.snooze
    settings.strength = usual.strength
    settings.accent = usual.accent
  }
}

#Preview {
  SettingsView()
    .environment(CareSettings())
}
