import Foundation

extension Book {
  static let samples = [
    Book(
      title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", isbn: "9780441478125",
      pages: 304, currentPage: 190, rating: 4, notes: "Light is the left hand of darkness.",
      status: .reading),
    Book(
      title: "Middlemarch", author: "George Eliot", isbn: "9780141439549", pages: 880,
      currentPage: 96, status: .reading),
    Book(
      title: "Invisible Cities", author: "Italo Calvino", isbn: "9780156453806", pages: 165,
      status: .wantToRead),
    Book(
      title: "The Master and Margarita", author: "Mikhail Bulgakov", isbn: "9780679760801",
      pages: 372, status: .wantToRead),
    Book(
      title: "Pachinko", author: "Min Jin Lee", isbn: "9781455563920", pages: 496,
      status: .wantToRead),
    Book(
      title: "Piranesi", author: "Susanna Clarke", isbn: "9781635575637", pages: 272,
      currentPage: 272, rating: 5, status: .finished),
    Book(
      title: "Stoner", author: "John Williams", isbn: "9781590171998", pages: 288,
      currentPage: 288, rating: 5, status: .finished),
  ]

  /// What the sample catalogue knows beside the books on the shelf.
  static let catalog = [
    Book(title: "The Dispossessed", author: "Ursula K. Le Guin", isbn: "9780061054884", pages: 387),
    Book(
      title: "A Wizard of Earthsea", author: "Ursula K. Le Guin", isbn: "9780547773742", pages: 205),
    Book(
      title: "If on a Winter’s Night a Traveler", author: "Italo Calvino", isbn: "9780156439619",
      pages: 260),
    Book(
      title: "The Baron in the Trees", author: "Italo Calvino", isbn: "9780156106801", pages: 217),
    Book(title: "Beloved", author: "Toni Morrison", isbn: "9781400033416", pages: 324),
    Book(title: "Never Let Me Go", author: "Kazuo Ishiguro", isbn: "9781400078776", pages: 288),
    Book(title: "Austerlitz", author: "W. G. Sebald", isbn: "9780375756566", pages: 298),
  ]
}
