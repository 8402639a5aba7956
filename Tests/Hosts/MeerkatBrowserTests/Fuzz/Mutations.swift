import Foundation

/// Cases that were worth keeping, and what becomes of them by chance.
///
/// Without `MEERKAT_FUZZ` every run has the same ones. With `MEERKAT_FUZZ=3600` there are new ones for
/// an hour, and the last one lies in a file: a case that ends the process belongs into the corpus.
struct Mutations {
  private let corpus: [[UInt8]]
  private var random: SplitMix64
  private let name: String
  private let seconds = ProcessInfo.processInfo.environment["MEERKAT_FUZZ"].flatMap(Double.init)

  /// Reads a corpus: a case a line, with the escapes `\r`, `\n` and `\x` where `unescapes` says so.
  init(of name: String, unescapes: Bool) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Corpus").standardized
    let text = try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    corpus = text.split(separator: "\n").map { line in
      unescapes ? Self.unescape(line) : Array(line.utf8)
    }
    self.name = name
    random = SplitMix64(state: seconds == nil ? 1 : .random(in: .min ... .max))
  }

  /// Hands each case of the corpus on, and then so many changed ones, or for as long as is asked for.
  mutating func forEach(
    _ count: Int, isolation: isolated (any Actor)? = #isolation,
    _ body: ([UInt8]) async throws -> Void
  ) async throws {
    for entry in corpus { try await body(entry) }
    let end = Date.now.addingTimeInterval(seconds ?? 0)
    var left = count
    while seconds == nil ? left > 0 : Date.now < end {
      left -= 1
      let mutation = next()
      if seconds != nil { try Data(mutation).write(to: lastCase) }
      try await body(mutation)
    }
  }

  private var lastCase: URL {
    FileManager.default.temporaryDirectory.appending(path: "meerkat-fuzz-\(name)")
  }

  private mutating func next() -> [UInt8] {
    var bytes = corpus.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes) }
    return bytes
  }

  /// Bytes that mean something to one of the readers.
  private static let special =
    Array("\"\\,[]{}:;=?&%/ \r\n-0919u".utf8) + [0, 0x7F, 0x80, 0xC3, 0xFF]

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let position = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...min(8, bytes.count - position), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(position..<position + length)
    case 1: bytes.insert(Self.special.randomElement(using: &random) ?? 0, at: position)
    case 2: bytes.insert(.random(in: .min ... .max, using: &random), at: position)
    case 3:
      let piece = bytes[position..<position + length]
      for _ in 0..<Int.random(in: 1...50, using: &random) {
        bytes.insert(contentsOf: piece, at: position)
      }
    case 4:
      let other = corpus.randomElement(using: &random) ?? []
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.replaceSubrange(position..., with: other[start...])
    default:
      if position < bytes.count { bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    }
  }

  private static func unescape(_ line: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = line.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      default:
        bytes.append(UInt8(Substring(rest.prefix(2)), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      }
    }
    return bytes
  }
}

/// Numbers that look like chance and are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
