package import MeerkatActions
package import SwiftUI

/// Courses side by side, of which one is shown whole elsewhere.
@Actions
package struct CourseShelf: View {
  /// What the shelf shows.
  package struct Configuration: Equatable {
    package var cards: [Card]
  }

  package struct Card: Equatable, Identifiable {
    package let id: Course.ID
    package let title: String
    package let teacher: String
    package let systemImage: String
    package let isShown: Bool
  }

  let configuration: Configuration
  @Action package var didSelectCourse: ((Course.ID) -> Void)?

  package var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(configuration.cards) { card in
          if let didSelectCourse {
            Button {
              didSelectCourse(card.id)
            } label: {
              CourseCard(card: card)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(card.isShown ? [.isToggle, .isSelected] : .isToggle)
          } else {
            CourseCard(card: card)
          }
        }
      }
      .padding(.horizontal)
      .padding(.vertical, 4)
    }
  }
}

/// One course in short.
private struct CourseCard: View {
  let card: CourseShelf.Card

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: card.systemImage)
        .font(.title2)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(card.title)
          .font(.headline)
        Text(card.teacher)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      if card.isShown {
        Image(systemName: "checkmark.circle.fill")
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
      }
    }
    .fixedSize()
    .padding(12)
    .background(Color.secondary.opacity(0.1))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .contentShape(Rectangle())
  }
}
