// What views keep, read and pass on. See ../../README.md.

public import Foundation

// swiftui/dynamicproperty
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

// swiftui/state
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  let value: Value
  public init(wrappedValue value: Value) { self.value = value }
  public init(initialValue value: Value) { self.value = value }

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

// unsure: the page lists Sendable without a condition.
extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { value = nil }
}

// swiftui/binding
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  // swiftui/binding/init(get:set:)-7ufcp and -6g3d5
  // unsure: pages leave out underscored attributes. A closure in a body is on the main actor here, as
  // github.com/onevcat/Prowl/pull/378 saw it.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {}

  // swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public init(projectedValue: Binding<Value>) {}

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

// swiftui/binding: "conforms to Sendable only if its wrapped value type also conforms"
extension Binding: Sendable where Value: Sendable {}

// swiftui/transaction
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Transaction {}

// swiftui/environment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

// unsure: the page lists Sendable without a condition.
extension Environment: Sendable where Value: Sendable {}

// swiftui/environmentkey
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// swiftui/environmentvalues/horizontalsizeclass
// unsure: the page of the type wasn't read.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EnvironmentValues {
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { fatalError() }
    set { fatalError() }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { fatalError() }
    set { fatalError() }
  }

  // swiftui/environmentvalues/scenephase
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { fatalError() }
}

// swiftui/scenephase
// unsure: whether it is Sendable; the page has no more than this.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public enum ScenePhase: Comparable, Hashable {
  case background
  case inactive
  case active
}

// swiftui/userinterfacesizeclass
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

// swiftui/dismissaction
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct DismissAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

// swiftui/openurlaction
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {}
}

// swiftui/preferencekey
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

// swiftui/scenestorage
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@frozen @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

// unsure: the page lists Sendable without a condition.
extension SceneStorage: Sendable where Value: Sendable {}

// swiftui/scenestorage/init(_:)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == String? { self.key = key }
  public init(_ key: String) where Value == Data? { self.key = key }
}
