import Foundation
import Meerkat
import Testing

/// What other code means stays what it means beside `import Meerkat`.
struct ImportTests {
  enum Level: String, CaseIterable, LinkValue { case low, high }

  @Test func initialisersOfStandardTypesAreNotAmbiguous() {
    let texts = ["1", "x"]
    #expect(texts.compactMap(Int.init) == [1])
    #expect(texts.compactMap(UInt8.init) == [1])
    #expect(texts.compactMap(Double.init) == [1])
    #expect(texts.compactMap(Float.init) == [1])
    #expect(["true", "x"].compactMap(Bool.init) == [true])
    #expect([1, 2].map(String.init) == ["1", "2"])
    #expect("a b".split(separator: " ").map(String.init) == ["a", "b"])
    #expect(["low", "x"].compactMap(Level.init) == [.low])
    #expect(["low"].compactMap(Level.init(rawValue:)) == [.low])
  }
}
