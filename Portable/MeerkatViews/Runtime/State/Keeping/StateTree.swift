@_spi(Reflection) import Swift

/// What a `@State` or an object of a view holds, as a text from which another build of the program
/// can take what it still knows.
///
/// For a program that is built anew while it runs: a struct may have other properties by then.
package indirect enum StateTree: Codable, Hashable, Sendable {
  /// A value that codes itself, as JSON in an array.
  case coded(String)
  /// A case without values, by its name.
  case named(String)
  /// The properties of a struct or a class, by their names.
  case fields([String: StateTree])
  /// A value that is there; nil is `.named("none")`.
  case some(StateTree)
  case list([StateTree])

  /// Takes down a value.
  ///
  /// - Returns: Nil for a value that can't be made again, such as a function.
  @MainActor package init?(_ value: Any) {
    var budget = Budget()
    self.init(value, &budget)
  }

  /// How much of what hangs together is taken down.
  private struct Budget {
    var parts = 2_000
    var objects: Set<ObjectIdentifier> = []
  }

  @MainActor private init?(_ value: Any, _ budget: inout Budget) {
    budget.parts -= 1
    guard budget.parts > 0 else { return nil }
    if let keeping = value as? any StateKeeping {
      guard let state = keeping.keptState else { return nil }
      self = state
    } else if let published = value as? any AnyPublished {
      guard let value = published.current else { return nil }
      self.init(value, &budget)
    } else if let optional = value as? any AnyOptional {
      guard let wrapped = optional.wrapped else { self = .named("none"); return }
      guard let tree = StateTree(wrapped, &budget) else { return nil }
      self = .some(tree)
    } else if let text = Self.coded(value) {
      self = .coded(text)
    } else {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .enum:
        guard mirror.children.isEmpty else { return nil }
        self = .named("\(value)")
      case .collection:
        let all = mirror.children.map { StateTree($0.value, &budget) }
        guard !all.contains(nil) else { return nil }
        self = .list(all.compactMap(\.self))
      case .struct, .class:
        guard Self.isOpen(type(of: value)) else { return nil }
        if mirror.displayStyle == .class {
          guard budget.objects.insert(ObjectIdentifier(value as AnyObject)).inserted else {
            return nil
          }
        }
        var fields: [String: StateTree] = [:]
        for child in Self.children(of: mirror) {
          if let name = child.label { fields[name] = StateTree(child.value, &budget) }
        }
        guard !fields.isEmpty else { return nil }
        self = .fields(fields)
      default: return nil
      }
    }
  }

  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(children) ?? []) + mirror.children
  }

  /// Whether the properties of a type are an app's own: a library relies on what is in its own.
  private static func isOpen(_ type: Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return !libraries.contains(String(module)) && !module.hasPrefix("_") && !module.hasPrefix("NIO")
  }

  private static let libraries: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "Meerkat", "MeerkatActions", "MeerkatBrowser",
    "MeerkatData", "MeerkatFoundation", "MeerkatJourney", "MeerkatUIKit", "MeerkatViews",
    "Observation", "OpenCombine", "Swift", "Synchronization",
  ]

  private static func coded(_ value: Any) -> String? {
    guard Mirror(reflecting: value).displayStyle != .class,
      let value = value as? any Codable,
      let data = try? JSONEncoder().encode([AnyCodable(value)])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension StateTree {
  /// Returns a value with all that can be taken over into it.
  @MainActor package func merged<Value>(into value: Value) -> Value {
    var value = value
    withUnsafeMutablePointer(to: &value) { merge(into: UnsafeMutableRawPointer($0), Value.self) }
    return value
  }

  /// Takes over what is known into a value of a type, at its place in memory.
  ///
  /// A part is written only as a value of the type that the part has.
  @MainActor private func merge(into place: UnsafeMutableRawPointer, _ type: Any.Type) {
    func open<Value>(_: Value.Type) {
      let pointer = place.assumingMemoryBound(to: Value.self)
      if let keeping = pointer.pointee as? any StateKeeping { return keeping.restore(self) }
      if let value = made(Value.self) { return pointer.pointee = value }
      guard case .fields(let fields) = self, Self.isOpen(Value.self) else { return }
      if Value.self is AnyObject.Type {
        let object = pointer.pointee as AnyObject
        let start = Unmanaged.passUnretained(object).toOpaque()
        Self.forEachField(of: Swift.type(of: object), _EachFieldOptions(rawValue: 1)) {
          name, offset, type in
          fields[name]?.merge(into: start + offset, type)
        }
      } else if FieldList.isStructOrTuple(Value.self) {
        Self.forEachField(of: Value.self) { name, offset, type in
          fields[name]?.merge(into: place + offset, type)
        }
      }
    }
    _openExistential(type, do: open)
  }

  /// Makes a value of a type; nil where only parts of it are known.
  private func made<Value>(_ type: Value.Type) -> Value? {
    if let published = type as? any AnyPublished.Type { return published.made(self) as? Value }
    switch self {
    case .coded(let text):
      guard let type = type as? any Decodable.Type else { return nil }
      return decoded(type, text) as? Value
    case .named(let name):
      if let type = type as? any AnyOptional.Type {
        return name == "none" ? type.none as? Value : nil
      }
      return EnumCase.named(name, of: type)
    case .some(let tree):
      return (type as? any AnyOptional.Type)?.some(tree) as? Value
    case .list(let trees):
      return (type as? any AnyList.Type)?.list(trees) as? Value
    case .fields(let fields):
      return structure(fields, of: type)
    }
  }

  /// Makes a struct of which every property is known.
  private func structure<Value>(_ fields: [String: StateTree], of type: Value.Type) -> Value? {
    guard FieldList.isStructOrTuple(type) else { return nil }
    var parts: [(offset: Int, value: Any)] = []
    var isWhole = true
    Self.forEachField(of: type) { name, offset, type in
      func open<Field>(_: Field.Type) {
        guard let value = fields[name]?.made(Field.self) else { return isWhole = false }
        parts.append((offset, value))
      }
      _openExistential(type, do: open)
    }
    guard isWhole, !parts.isEmpty else { return nil }
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    for part in parts {
      func open<Field>(_ value: Field) {
        (UnsafeMutableRawPointer(place) + part.offset).initializeMemory(as: Field.self, to: value)
      }
      _openExistential(part.value, do: open)
    }
    return place.move()
  }

  /// Makes a value of a type; nil where only parts of it are known.
  package func value<Value>(of type: Value.Type) -> Value? { made(type) }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    (try? JSONDecoder().decode([Value].self, from: Data(text.utf8)))?.first
  }

  private static func forEachField(
    of type: Any.Type, _ options: _EachFieldOptions = [],
    _ visit: (String, Int, Any.Type) -> Void
  ) {
    _ = _forEachField(of: type, options: options) { name, offset, field, _ in
      visit(String(cString: name), offset, field)
      return true
    }
  }
}

/// An object of a library, which knows what is to be kept of it.
@MainActor
package protocol StateKeeping: AnyObject {
  /// What another build can restore; nil for nothing.
  var keptState: StateTree? { get }
  /// Takes over what was kept, as far as it still fits.
  func restore(_ state: StateTree)
}

/// A value that codes itself, in a list of one.
private struct AnyCodable: Encodable {
  let value: any Encodable

  init(_ value: any Encodable) { self.value = value }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

private protocol AnyOptional {
  var wrapped: Any? { get }
  static var none: Self { get }
  static func some(_ tree: StateTree) -> Self?
}

extension Optional: AnyOptional {
  var wrapped: Any? { self }
  static func some(_ tree: StateTree) -> Self? { tree.value(of: Wrapped.self).map { .some($0) } }
}

private protocol AnyPublished {
  /// The value; nil where it can't be found.
  var current: Any? { get }
  static func made(_ tree: StateTree) -> Self?
}

extension Published: AnyPublished {
  var current: Any? {
    let storage = Mirror(reflecting: self).descendant("_storage", "wrappedValue")
    guard let storage, let (name, value) = Mirror(reflecting: storage).children.first else {
      return nil
    }
    return name == "value" ? value : Mirror(reflecting: value).descendant("subject", "currentValue")
  }

  static func made(_ tree: StateTree) -> Self? {
    tree.value(of: Value.self).map { Self(initialValue: $0) }
  }
}

private protocol AnyList {
  static func list(_ trees: [StateTree]) -> Self?
}

extension Array: AnyList {
  static func list(_ trees: [StateTree]) -> [Element]? {
    let all = trees.compactMap { $0.value(of: Element.self) }
    return all.count == trees.count ? all : nil
  }
}

/// The cases of enums without values.
private enum EnumCase {
  /// Finds a case by its name.
  ///
  /// An enum without values is a number below the number of its cases, which stands in the type's
  /// record; with a single case it is nothing at all. Its layout is part of Swift's stable ABI.
  static func named<Value>(_ name: String, of type: Value.Type) -> Value? {
    if let type = type as? any CaseIterable.Type { return find(name, in: type) as? Value }
    guard _isPOD(type), MemoryLayout<Value>.size <= 1 else { return nil }
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    // The kind of an enum; then its record: the number of cases with values, and of those without.
    guard metadata.load(as: Int.self) == 0x201,
      let record = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
      record.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF == 0
    else { return nil }
    for number in 0..<min(record.load(fromByteOffset: 24, as: UInt32.self), 256) {
      let value = withUnsafeBytes(of: UInt8(number)) { $0.load(as: type) }
      if "\(value)" == name { return value }
    }
    return nil
  }

  private static func find<All: CaseIterable>(_ name: String, in type: All.Type) -> Any? {
    All.allCases.first { "\($0)" == name }
  }
}
