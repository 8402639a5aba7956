/// Why sources can't be read at all.
public enum SourceError: Error, Equatable, Sendable {
  /// There is no folder at this path.
  case noFolder(String)

  /// The folder at this path has no Swift file.
  case noSources(String)

  /// A line of sample values names no field.
  case noValue(line: Int)
}

extension SourceError: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noFolder(let path): "There is no folder at \(path). Name the folder of a package."
    case .noSources(let path): "There is no Swift file in \(path). Name the folder of a package."
    case .noValue(let line): "Line \(line) is no value: write “Name: Ada Lovelace”."
    }
  }
}
