// A list with sections, rows with bindings, a bar and a sheet.

import SwiftUI

struct Jar: Identifiable {
  let id: Int
  var label: String
  var grams: Double
  var isOpen: Bool
  var note: String?
}

struct PantryScreen: View {
  @State private var jars = [Jar(id: 1, label: "Rice", grams: 500, isOpen: true)]
  @State private var filter = ""
  @State private var showsEmptyJars = false
  @State private var isAdding = false
  @State private var portion = 1.0

  var body: some View {
    NavigationStack {
      List {
        Section("Filter") {
          TextField("Label", text: $filter)
          Toggle("Empty jars", isOn: $showsEmptyJars)
          Slider(value: $portion, in: 0...10, step: 1)
        }
        Section {
          ForEach($jars) { $jar in
            HStack(spacing: 12) {
              Image(systemName: jar.isOpen ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(jar.isOpen ? .green : .secondary)
              VStack(alignment: .leading) {
                Text(jar.label).font(.headline)
                Text(jar.grams, format: .number.precision(.fractionLength(1)))
                  .font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Toggle("", isOn: $jar.isOpen).labelsHidden()
            }
            .padding(.vertical, 4)
            .swipeActions {
              Button("Remove", role: .destructive) { jars.removeAll { $0.id == jar.id } }
            }
          }
        } header: {
          Text("\(jars.count) jars")
        } footer: {
          Text("\(jars.reduce(0) { $0 + $1.grams } * portion, format: .number) grams")
        }
      }
      .navigationTitle("Pantry")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) { Text("Add").presentationDetents([.medium]) }
      .overlay {
        if jars.isEmpty { ContentUnavailableView("No jars", systemImage: "tray") }
      }
    }
  }
}
