import Combine
import SwiftUI

/// How many books the user wants to read in a year.
final class ReadingGoal: ObservableObject {
  @AppStorage("booksPerYear") var booksPerYear = 12

  func progress(_ finished: Int) -> Double {
    min(1, Double(finished) / Double(max(1, booksPerYear)))
  }

  func praise(for finished: Int) -> String {
    let left = booksPerYear - finished
    return left > 0 ? "\(left) more to reach your goal." : "You have reached your goal!"
  }
}
