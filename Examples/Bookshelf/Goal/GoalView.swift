import SwiftUI

struct GoalView: View {
  @ObservedObject var goal: ReadingGoal
  @EnvironmentObject private var library: Library
  @State private var labelWidth: CGFloat?

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 24) {
          ProgressRing(progress: goal.progress(library.finished.count), lineWidth: 20) {
            VStack(spacing: 4) {
              Text("\(library.finished.count) of \(goal.booksPerYear)")
                .font(.title)
                .bold()
              Text("books this year")
                .foregroundColor(.secondary)
            }
          }
          .frame(width: 220, height: 220)
          .padding(.top)

          Text(goal.praise(for: library.finished.count))
            .font(.subheadline)
            .foregroundColor(.secondary)

          Stepper("Goal: \(goal.booksPerYear) books", value: $goal.booksPerYear, in: 1...100)
            .card()

          VStack(alignment: .leading, spacing: 12) {
            Text("Pages on Your Shelf")
              .font(.headline)
            ForEach(ReadingStatus.allCases) { status in
              StatusBar(
                status: status, pages: pages(status), share: share(status), labelWidth: labelWidth)
            }
          }
          .onPreferenceChange(LabelWidthKey.self) { labelWidth = $0 }
          .card()
        }
        .padding()
      }
      .navigationTitle("Goal")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func pages(_ status: ReadingStatus) -> Int {
    library.books(with: status).map(\.pages).reduce(0, +)
  }

  private func share(_ status: ReadingStatus) -> CGFloat {
    let most = ReadingStatus.allCases.map(pages).max() ?? 0
    return most > 0 ? CGFloat(pages(status)) / CGFloat(most) : 0
  }
}

/// The width of the widest label, so that all bars begin at the same place.
private struct LabelWidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}

private struct StatusBar: View {
  let status: ReadingStatus
  let pages: Int
  let share: CGFloat
  let labelWidth: CGFloat?

  var body: some View {
    HStack {
      Text(status.rawValue)
        .font(.subheadline)
        .lineLimit(1)
        .fixedSize()
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: LabelWidthKey.self, value: proxy.size.width)
          }
        )
        .frame(width: labelWidth, alignment: .leading)

      GeometryReader { proxy in
        Capsule()
          .fill(Color.accentColor)
          .frame(width: max(8, proxy.size.width * share))
      }
      .frame(height: 12)

      Text("\(pages)")
        .font(.footnote)
        .foregroundColor(.secondary)
        .frame(width: 48, alignment: .trailing)
    }
  }
}

struct GoalView_Previews: PreviewProvider {
  static var previews: some View {
    GoalView(goal: ReadingGoal())
      .environmentObject(Library(books: Book.samples))
  }
}
