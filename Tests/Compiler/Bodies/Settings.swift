// Settings: stored values, links, menus and a dialog.

import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
}

struct Account: Identifiable {
  let id: Int
  var name: String
  var used: Double
  var quota: Double
  var owner: String?
}

struct SettingsScreen: View {
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("sounds") private var hasSounds = true
  @State private var accent = Color.blue
  @State private var textSize = 14.0
  @State private var isSigningOut = false
  @State private var showsAdvanced = false
  let accounts: [Account]
  let help: URL

  var body: some View {
    NavigationStack {
      Form {
        Section("Looks") {
          Picker(selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
          } label: {
            Label("Theme", systemImage: "paintpalette")
          }
          ColorPicker("Accent", selection: $accent, supportsOpacity: false)
          VStack(alignment: .leading) {
            Text("Text size: \(Int(textSize))").font(.system(size: textSize))
            Slider(value: $textSize, in: 10...24, step: 1) {
              Text("Text size")
            } minimumValueLabel: {
              Image(systemName: "textformat.size.smaller")
            } maximumValueLabel: {
              Image(systemName: "textformat.size.larger")
            }
          }
        }
        Section {
          ForEach(accounts) { account in
            NavigationLink {
              Text(account.name).navigationTitle("Account")
            } label: {
              LabeledContent(account.name) {
                Gauge(value: account.used, in: 0...account.quota) { Text("Used") }
                  .gaugeStyle(.accessoryLinearCapacity)
                  .tint(account.used / account.quota > 0.9 ? .red : .green)
              }
            }
          }
          DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
            Toggle("Sounds", isOn: $hasSounds).toggleStyle(.switch)
            Link("Help", destination: help)
          }
        } header: {
          Text("Accounts").textCase(.uppercase)
        } footer: {
          Text("Version \(Bundle.main.bundleIdentifier ?? "1.0")").font(.footnote)
        }
        Button("Sign out", role: .destructive) { isSigningOut = true }
          .frame(maxWidth: .infinity, alignment: .center)
      }
      .navigationTitle("Settings")
      .confirmationDialog("Sign out?", isPresented: $isSigningOut, titleVisibility: .visible) {
        Button("Sign out", role: .destructive) { hasSounds = false }
        Button("Stay", role: .cancel) {}
      } message: {
        Text("Your songs stay on the server.")
      }
      .preferredColorScheme(theme == .dark ? .dark : nil)
    }
  }
}
