import MeerkatJourney
import PropertySupport
import Testing

/// Whatever bytes come, both coders read the same from them, or both refuse them.
struct TextFuzzTests {
  static let text = #"""
    {"a":[1,-2.50,3e4,{"b":null}],"é":"\ud83e\udda6\n🦦", "c" : {"d":true,"e":[false,""]}}
    """#

  @Test func everyBeginning() {
    var verdicts = Verdicts()
    let bytes = Array(Self.text.utf8)
    for count in 0...bytes.count { verdicts.compare(Array(bytes.prefix(count))) }
    #expect(verdicts.read == 1)
    #expect(verdicts.refused == bytes.count)
  }

  @Test func everyByteChanged() {
    var verdicts = Verdicts()
    let bytes = Array(Self.text.utf8)
    for place in bytes.indices {
      for byte in UInt8.min ... .max {
        var changed = bytes
        changed[place] = byte
        verdicts.compare(changed)
      }
    }
    #expect(verdicts.read > 1_000)
    #expect(verdicts.refused > 1_000)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func pieces(seed: UInt64) {
    let pieces = [
      "{", "}", "[", "]", ",", ":", " ", "\"", "\"a\"", "\"b\":", "\\", "\\u00", "\\ud83e",
      "\\udda6", "0", "1", "-", ".", "e", "+", "1.5", "1e3", "true", "null", "é", "\n", "[]", "{}",
    ]
    var random = SplitMix64(seed: seed)
    var verdicts = Verdicts()
    for _ in 0..<500 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).map { _ in random.pick(pieces) }.joined()
      verdicts.compare(Array(text.utf8))
    }
    #expect(verdicts.refused > 100)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func randomValues(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var verdicts = Verdicts()
    verdicts.compare(Array(randomJSON(levels: 5, using: &random).utf8))
    #expect(verdicts.read == 1)
  }

  private func randomJSON(levels: Int, using random: inout SplitMix64) -> String {
    let space = random.pick(["", " ", "\n\t", "\r\n"])
    let kind = Int.random(in: levels > 0 ? 0...7 : 2...7, using: &random)
    let count = Int.random(in: 0...6, using: &random)
    switch kind {
    case 0:
      let values = (0..<count).map { _ in randomJSON(levels: levels - 1, using: &random) }
      return "[\(space)\(values.joined(separator: ","))\(space)]"
    case 1:
      let values = (0..<count).map { place in
        "\"\(count - place)\(randomLetters(using: &random))\"\(space):"
          + randomJSON(levels: levels - 1, using: &random)
      }
      return "{\(space)\(values.joined(separator: ","))}\(space)"
    case 2: return random.pick(["true", "false", "null"])
    case 3: return String(Int.random(in: .min ... .max, using: &random))
    case 4: return "\(Double.random(in: -1e9...1e9, using: &random))"
    case 5: return "\(Int.random(in: -99...99, using: &random))e\(random.pick(["", "+", "-"]))9"
    default: return "\"\(randomLetters(using: &random))\""
    }
  }

  private func randomLetters(using random: inout SplitMix64) -> String {
    let letters = [
      "a", "é", "🦦", "\\n", "\\\"", "\\u0000", "\\u00E9", "\\ud83e\\udda6", "\\/", "~",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in random.pick(letters) }.joined()
  }
}
