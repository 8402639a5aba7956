/// Makes a sequence that fails shorter, as long as what is left still fails.
///
/// Takes away chunks, first half of the sequence at a time, at last single elements, until none can
/// be missed.
///
/// - Parameters:
///   - sequence: What fails.
///   - fails: Whether a shorter sequence does too.
/// - Returns: A sequence that fails, and of which no single element can be left out.
public nonisolated(nonsending) func shrink<Element>(
  _ sequence: [Element], while fails: nonisolated(nonsending) ([Element]) async -> Bool
) async -> [Element] {
  var shortest = sequence
  var size = max(1, sequence.count / 2)
  while true {
    let before = shortest.count
    shortest = await withoutChunks(of: size, in: shortest, while: fails)
    if size > 1 {
      size /= 2
    } else if shortest.count == before {
      return shortest
    }
  }
}

/// Leaves out each chunk of a size that can be missed.
private nonisolated(nonsending) func withoutChunks<Element>(
  of size: Int, in sequence: [Element],
  while fails: nonisolated(nonsending) ([Element]) async -> Bool
) async -> [Element] {
  var rest = sequence
  var start = 0
  while start < rest.count {
    let shorter = Array(rest[..<start] + rest[min(start + size, rest.count)...])
    if await fails(shorter) {
      rest = shorter
    } else {
      start += size
    }
  }
  return rest
}
