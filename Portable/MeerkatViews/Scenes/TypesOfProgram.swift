/// The types in the program, from the records that the compiler leaves for the runtime.
///
/// There is no other way to find which types conform to a protocol. The layout of the records is
/// part of Swift's stable ABI.
enum TypesOfProgram {
  /// Returns the types without type parameters that conform to a protocol with a name.
  static func conforming(to name: String) -> [Any.Type] {
    let search = Search(name)
    enumerateSections(
      { sections, search in
        // Behind a version, an address and two unused words come pairs of address and length: first the one of
        // protocols, then the one of conformances.
        let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
        let length = sections.load(fromByteOffset: 56, as: Int.self)
        if let start, let search {
          Unmanaged<Search>.fromOpaque(search).takeUnretainedValue().look(at: start, length)
        }
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }

  private final class Search {
    private let name: String
    var found: [Any.Type] = []

    init(_ name: String) { self.name = name }

    func look(at start: UnsafeRawPointer, _ length: Int) {
      for offset in stride(from: 0, to: length, by: 4) {
        guard let conformance = target(of: start + offset),
          let named = protocolDescriptor(of: conformance), text(at: named + 8) == name,
          let descriptor = type(of: conformance)
        else { continue }
        // What has type parameters can't be made without them.
        guard descriptor.load(as: UInt32.self) & 0x80 == 0,
          let accessor = target(of: descriptor + 12)
        else { continue }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
        found.append(unsafeBitCast(metadata, to: (Any.Type).self))
      }
    }

    /// The descriptor of the type that conforms, where it is one of Swift's own.
    private func type(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
      switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
      case 0: return target(of: conformance + 4)
      case 1: return target(of: conformance + 4)?.load(as: UnsafeRawPointer?.self)
      default: return nil
      }
    }

    /// The descriptor of the protocol: an odd distance leads to its address.
    private func protocolDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(conformance.load(as: Int32.self))
      let target = conformance + (distance & ~1)
      return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// Where a distance leads that is kept in four bytes.
    private func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(place.load(as: Int32.self))
      return distance == 0 ? nil : place + distance
    }

    private func text(at place: UnsafeRawPointer) -> String? {
      target(of: place).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
