package import MeerkatActions
package import SwiftUI

/// The ways to see the course.
@Actions
package struct CourseRoomScreen: View {
  let configuration: Configuration
  @Action package var didSelectParent: ((Parent.ID) -> Void)?

  package var body: some View {
    List {
      Section {
        rows(configuration.parents)
      } header: {
        Text("One screen, four parents")
      } footer: {
        Text("The screen reports what you did. Its parent decides what happens.")
      }
      Section("Action options") { rows(configuration.pages) }
    }
    .navigationTitle("Course")
  }

  private func rows(_ parents: [Parent]) -> some View {
    ForEach(parents) { parent in
      if let didSelectParent {
        Button {
          didSelectParent(parent.id)
        } label: {
          row(parent)
        }
        .buttonStyle(.plain)
      }
    }
  }

  private func row(_ parent: Parent) -> some View {
    HStack(spacing: 12) {
      Image(systemName: parent.systemImage)
        .font(.title2)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(parent.title)
          .font(.headline)
        Text(parent.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.forward")
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
  }
}
