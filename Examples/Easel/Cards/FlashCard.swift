import Foundation

struct FlashCard: Identifiable, Hashable {
  let id = UUID()
  let word: String
  let meaning: String

  static let italian = [
    FlashCard(word: "la mela", meaning: "apple"), FlashCard(word: "il ponte", meaning: "bridge"),
    FlashCard(word: "la chiave", meaning: "key"), FlashCard(word: "il mare", meaning: "sea"),
    FlashCard(word: "la neve", meaning: "snow"),
  ]
}
