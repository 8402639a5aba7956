import SwiftUI

/// What the course is about, and who teaches it.
struct CourseHeader: View {
  let configuration: CourseUI.Configuration

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      CourseSymbol(systemImage: configuration.systemImage)
      VStack(alignment: .leading, spacing: 4) {
        Text(configuration.title)
          .font(.title2)
          .bold()
          .accessibilityAddTraits(.isHeader)
        Text("with \(configuration.teacher)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(configuration.summary)
          .padding(.top, 4)
      }
    }
    .padding(.vertical, 8)
  }
}

/// The symbol of a course, on a coloured field.
struct CourseSymbol: View {
  let systemImage: String

  var body: some View {
    Image(systemName: systemImage)
      .font(.title)
      .foregroundStyle(.white)
      .frame(width: 56, height: 56)
      .background(Color.accentColor)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .accessibilityHidden(true)
  }
}
