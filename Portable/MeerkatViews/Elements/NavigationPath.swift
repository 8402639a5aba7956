/// The values of the screens above the root of a stack, of any types.
///
/// Like SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  package private(set) var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// Creates a path from what ``codable`` of another one was encoded to.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The path in a form that can be encoded; nil if one of its values isn't `Codable`, or is of a
  /// private type, which can't be found by its name.
  public var codable: CodableRepresentation? {
    let isCodable = values.allSatisfy { value in
      value.base is any Codable
        && _mangledTypeName(type(of: value.base)).flatMap { _typeByName($0) } != nil
    }
    return isCodable ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be encoded: the type and the JSON of each value, the last value first.
  ///
  /// Decoding fails for a type that the program no longer has.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name) that can be decoded.")
        }
        let json = try container.decode(String.self)
        values.append(try Self.decoded(type, json))
      }
      self.values = values.reversed()
    }

    private static func decoded<Value: Decodable & Hashable>(
      _ type: Value.Type, _ json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }
}

/// The values of a path as they were when a stack last read it.
///
/// A long path usually differs only at its end: unchanged values below are recognised by their
/// bits, and aren't wrapped again.
struct PathValues {
  private(set) var values: [AnyHashable] = []

  /// The same values in the type of the path, an array.
  private var typed: Any = ()

  /// Takes over what the path is now.
  ///
  /// Returns the number of leading values that are bitwise equal.
  mutating func update<Value: Hashable>(to new: [Value]) -> Int {
    let same = (typed as? [Value])?.countOfSameBits(in: new) ?? 0
    values.removeSubrange(same...)
    for value in new[same...] { values.append(AnyHashable(value)) }
    typed = new
    return same
  }
}

extension Array {
  /// The number of the first elements that are the same bit for bit in another array.
  fileprivate func countOfSameBits(in other: [Element]) -> Int {
    let size = MemoryLayout<Element>.stride
    let count = Swift.min(count, other.count)
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        guard let own = own.baseAddress.map({ UnsafeRawPointer($0) }),
          let other = other.baseAddress.map({ UnsafeRawPointer($0) })
        else { return 0 }
        if memoryIsEqual(own, other, count * size) { return count }
        return (0..<count).first { !memoryIsEqual(own + $0 * size, other + $0 * size, size) }
          ?? count
      }
    }
  }
}
