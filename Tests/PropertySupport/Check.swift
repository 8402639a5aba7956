/// Tries whether something holds for many random sequences.
///
/// A sequence for which it does not hold is made as short as it can be before it is reported. The
/// same seed gives the same sequences again.
///
/// ```swift
/// let report = await check("back undoes forward", generate: randomDirections) { directions in
///   // nil where it holds, else what was wrong
/// }
/// #expect(report.failure == nil, "\(report)")
/// ```
///
/// - Parameters:
///   - name: What should hold, as a claim.
///   - count: How many sequences are tried.
///   - seed: Where the random numbers begin.
///   - generate: Makes a sequence.
///   - property: Answers with nil where it holds, and otherwise with what was wrong.
/// - Returns: How many sequences were tried, and the shortest one that failed.
public nonisolated(nonsending) func check<Element>(
  _ name: String,
  count: Int = 2_000,
  seed: UInt64 = 1,
  generate: (inout SplitMix64) -> [Element],
  property: nonisolated(nonsending) ([Element]) async -> String?
) async -> CheckReport<Element> {
  var random = SplitMix64(seed: seed)
  for number in 1...max(1, count) {
    let sequence = generate(&random)
    guard await property(sequence) != nil else { continue }
    let shortest = await shrink(sequence) { await property($0) != nil }
    let failure = CheckReport<Element>.Failure(
      sequence: shortest, reason: await property(shortest) ?? "It fails only sometimes.",
      originalLength: sequence.count)
    return CheckReport(name: name, seed: seed, count: number, failure: failure)
  }
  return CheckReport(name: name, seed: seed, count: max(1, count), failure: nil)
}
