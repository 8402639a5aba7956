/// The hash that represents a token in a store (FIPS 180-4), so that the store reveals no tokens.
package enum SHA256 {
  /// Returns the hash of a text in UTF-8, as 64 hexadecimal digits.
  package static func hexadecimal(of text: String) -> String {
    hash(of: Array(text.utf8)).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func hash(of message: [UInt8]) -> [UInt32] {
    var state = initial
    let bytes = padded(message)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      add(schedule(of: bytes[block..<(block + 64)]), to: &state)
    }
    return state
  }

  /// The message, a bit, zeros and the length in bits: whole blocks of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
    let length = UInt64(message.count) * 8
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  }

  private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    return words
  }

  private static func add(_ words: [UInt32], to state: inout [UInt32]) {
    var s = state
    for index in 0..<64 {
      let mix = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ mix &+ choice &+ constants[index] &+ words[index]
      let other = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ other &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 64 prime numbers.
  private static let primes: [Int] = {
    var primes: [Int] = []
    var number = 2
    while primes.count < 64 {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes
  }()

  /// The first 32 bits behind the point of the square roots of the first eight primes.
  private static let initial = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  /// The first 32 bits behind the point of the cube roots of the primes.
  private static let constants = primes.map { prime in
    // The largest whole number whose cube is no more than prime · 2⁹⁶ has those bits at its end.
    var (low, high) = (0 as UInt64, 7 << 32 as UInt64)
    while low + 1 < high {
      let middle = (low + high) / 2
      if isCube(of: middle, atMost: UInt64(prime)) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func fraction(of root: Double) -> UInt32 {
    // A double has 52 bits behind its first one: enough for the 32 that are wanted.
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  /// Whether root³ ≤ limit · 2⁹⁶.
  private static func isCube(of root: UInt64, atMost limit: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let (middle, carry) = (square.high &* root).addingReportingOverflow(low.high)
    // square.high < 2⁶ and root < 2³⁵: their product fits.
    return !carry && middle >> 32 < limit
  }
}
