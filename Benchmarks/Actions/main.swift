import Foundation

// How long the compiler takes for a file of screens: with @Actions, with the same code by hand, and
// without any of it, in processor time. Run by `swift run --package-path Benchmarks ActionsBenchmarks`, after which the modules
// stand beside it.

let benchmark = try CompileBenchmark(screens: 50)
var plain = Double.infinity
var byHand = Double.infinity
var macros = Double.infinity
// In turns, so that what else the machine does meets all three; the best of each is the least disturbed.
for _ in 0..<5 {
  plain = min(plain, try benchmark.measure(.plain))
  byHand = min(byHand, try benchmark.measure(.byHand))
  macros = min(macros, try benchmark.measure(.macros))
}

func line(_ name: String, _ seconds: Double) -> String {
  let padded = name.padding(toLength: 34, withPad: " ", startingAt: 0)
  return padded + String(format: "%6.2f s", seconds)
}

print(line("50 screens, closures alone", plain))
print(line("50 screens, the same by hand", byHand))
print(line("50 screens with @Actions", macros))
print(String(format: "@Actions : by hand = %.2f (at most 1.50)", macros / byHand))
exit(macros / byHand <= 1.5 ? 0 : 1)
