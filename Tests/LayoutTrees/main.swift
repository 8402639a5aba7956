import Foundation
import MeerkatBrowser
import MeerkatTesting

/// Answers a line with a line, for `Tests/Browser/test_layout.py`.
///
/// A line is the number of a tree, and the positions of smaller ones among those that are made of it: `17 2 0`. The
/// answer is its source, how many smaller ones there are, and how it is laid out in each width. `css` is the style sheet.
/// `changes 7/1.2` answers with changes and what they lead to, in words. With a port, the program is a server: see `ChangingApp`.
struct Answer: Encodable {
  let source: String
  let smaller: Int
  /// Roles and names, as a screen reader says them.
  let spoken: [[String]]
  let windows: [LaidOutTree]
}

let widths: [CGFloat] = [320, 390, 1024]
let height: CGFloat = 1400

func tree(_ numbers: [Int]) -> Tree {
  numbers.dropFirst().reduce(Tree.random(seed: UInt64(numbers.first ?? 0))) { $0.smaller[$1] }
}

func write(_ answer: some Encodable) throws {
  FileHandle.standardOutput.write(try JSONEncoder().encode(answer) + Data("\n".utf8))
}

if CommandLine.arguments.contains("--port") { ChangingApp.main() }

while let line = readLine() {
  if line == "css" {
    let css = [String: PageAsset].client.first { $0.key.hasSuffix("css") }?.value.bytes ?? []
    try write(String(decoding: css, as: UTF8.self))
  } else if line.hasPrefix("changes ") {
    let shown = Shown(line.dropFirst("changes ".count))
    try write([shown?.changes ?? [], shown?.root.lines ?? []])
  } else {
    let tree = tree(line.split(separator: " ").compactMap { Int($0) })
    let windows = try widths.map { try LaidOutTree(tree, width: $0, height: height) }
    let spoken = try Driver(TreeView(tree: tree)).elements.map { [$0.role.rawValue, $0.label] }
    try write(
      Answer(source: tree.source, smaller: tree.smaller.count, spoken: spoken, windows: windows))
  }
}
