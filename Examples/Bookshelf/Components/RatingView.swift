import SwiftUI

/// Five stars to tap; a second tap on the same star takes the rating back.
struct RatingView: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(1...5, id: \.self) { star in
        Button(action: { rating = rating == star ? 0 : star }) {
          Image(systemName: star <= rating ? "star.fill" : "star")
            .font(.title2)
            .foregroundColor(.yellow)
        }
        .buttonStyle(BouncyButtonStyle())
        .accessibility(label: Text(star == 1 ? "1 star" : "\(star) stars"))
      }
    }
  }
}

struct RatingLabel: View {
  let rating: Int

  var body: some View {
    HStack(spacing: 1) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
      }
    }
    .font(.caption)
    .foregroundColor(.yellow)
    .accessibilityElement(children: .ignore)
    .accessibility(label: Text("Rated \(rating) of 5"))
  }
}

struct RatingView_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      RatingView(rating: .constant(3))
      RatingLabel(rating: 4)
    }
  }
}
