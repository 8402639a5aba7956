import ArgumentParser
import Dispatch
import Foundation
import MeerkatBuild
import MeerkatDeeds
import MeerkatSource

/// What the program prints, and where.
enum Console {
  /// Prints a line to standard error.
  static func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  /// Prints a line at once, also into a pipe.
  static func say(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }

  /// Does something at Ctrl-C, in the place of ending at once.
  static func onInterrupt(_ work: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT)
    source.setEventHandler(handler: work)
    source.resume()
    return source
  }

  /// Prints a value as JSON, with sorted keys.
  static func print(json value: some Encodable) throws {
    Swift.print(try value.json(.prettyPrinted))
  }

  /// A number of things, as in `no findings` and `1 finding`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 0 ? "no \(noun)s" : number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// Reads a text file.
  static func read(_ path: String) throws -> String {
    do {
      return try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw ToolError("\(path) can't be read. Is it there, and a text?")
    }
  }

  /// Reads deeds; a line that is none ends the program, which says why.
  static func deeds(_ text: String, in path: String) throws -> Deeds {
    do { return try Deeds(text) } catch {
      complain("\(path):\(error.line): error: \(error.reason)")
      throw ExitCode(1)
    }
  }

  /// Reads the text on standard input.
  static func readInput() -> String {
    String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The lines of standard input as they come.
  static func lines() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      var lines = LineBuffer()
      while case let more = FileHandle.standardInput.availableData, !more.isEmpty {
        for line in lines.add(more) { continuation.yield(line) }
      }
      if let last = lines.remainder { continuation.yield(last) }
      continuation.finish()
    }
    return lines
  }

  /// What happened, in words for people.
  static func sentence(for error: any Error) -> String {
    guard let error = error as? BuildError else { return "\(error)" }
    let lines = error.diagnostics.map { "\($0.file):\($0.line): error: \($0.message)" }
    return (lines + ["error: \(error)"]).joined(separator: "\n")
  }

  /// Writes a file, whole or not at all.
  static func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes a file, whole or not at all.
  static func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw ToolError("\(path) can't be written. Is its folder there?")
    }
  }

  /// Ends with 1 if the last deed couldn't be done.
  static func end(withLastOf steps: [Replay.Step], in file: String) throws {
    guard let failed = steps.last, let reason = failed.reason else { return }
    complain("\(file):\(failed.number): error: \(reason)")
    throw ExitCode(1)
  }

  /// Prints findings, and ends with 1 if there are any or something else isn't clean.
  static func end(with findings: [Finding], isClean: Bool = true) throws {
    for finding in findings { complain("\(finding)") }
    if !findings.isEmpty || !isClean { throw ExitCode(1) }
  }
}

/// What can't be done, and what to try, in a sentence.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
