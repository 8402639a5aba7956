public import Foundation

/// A value that the app stores for its user, across scenes and launches.
///
/// Like SwiftUI's `AppStorage`: views with the same key share the value. The host determines where
/// it is stored: the browser uses the user's local storage. A stored value of another type reads
/// as the default.
///
/// ## Differences
///
/// - A `store` is ignored; the host's own storage is used.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  var stored: StoredValue<Value>

  init(_ initial: Value, _ key: String, _ coding: SceneCoding<Value>) {
    stored = StoredValue(initial, key, coding)
    stored.connectObject(AppStorage.values)
  }

  /// The value itself.
  public var wrappedValue: Value {
    get { stored.current }
    nonmutating set { stored.current = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage: StoredProperty {
  static func values(of runtime: Runtime) -> SceneValues { runtime.appValues }
}

extension AppStorage {
  /// Creates a property that stores a Boolean under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Creates a property that stores an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, .integer)
  }

  /// Creates a property that stores a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Creates a property that stores a text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Creates a property that stores a URL under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Creates a property that stores data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Creates a property that stores a date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// Creates a property that stores a value under a key, by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.integer))
  }

  /// Creates a property that stores a value under a key, by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores a Boolean under a key; nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, SceneCoding<Bool>.bool.optional())
  }

  /// Creates a property that stores an integer under a key; nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, SceneCoding<Int>.integer.optional())
  }

  /// Creates a property that stores a number under a key; nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, SceneCoding<Double>.double.optional())
  }

  /// Creates a property that stores a text under a key; nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, SceneCoding<String>.string.optional())
  }

  /// Creates a property that stores a URL under a key; nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, SceneCoding<URL>.url.optional())
  }

  /// Creates a property that stores data under a key; nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, SceneCoding<Data>.data.optional())
  }

  /// Creates a property that stores a date under a key; nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, SceneCoding<Date>.date.optional())
  }

  /// Creates a property that stores a value under a key, by its raw value; nil until it is set.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, SceneCoding<R>.raw(.string).optional())
  }

  /// Creates a property that stores a value under a key, by its raw value; nil until it is set.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, SceneCoding<R>.raw(.integer).optional())
  }
}

extension AppStorage: KeptValue {}
