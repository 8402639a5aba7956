extension SceneStorage {
  /// Keeps a Boolean under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Keeps an integer under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .integer)
  }

  /// Keeps a number under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Keeps a text under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Keeps an address under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Keeps data under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Keeps a point in time under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.integer))
  }

  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean under a key, nil until one is written.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, SceneCoding<Bool>.bool.optional())
  }

  /// Keeps an integer under a key, nil until one is written.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, SceneCoding<Int>.integer.optional())
  }

  /// Keeps a number under a key, nil until one is written.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, SceneCoding<Double>.double.optional())
  }

  /// Keeps a text under a key, nil until one is written.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, SceneCoding<String>.string.optional())
  }

  /// Keeps an address under a key, nil until one is written.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, SceneCoding<URL>.url.optional())
  }

  /// Keeps data under a key, nil until some are written.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, SceneCoding<Data>.data.optional())
  }

  /// Keeps a point in time under a key, nil until one is written.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, SceneCoding<Date>.date.optional())
  }

  /// Keeps a value under a key by its raw value, nil until one is written.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, SceneCoding<R>.raw(.string).optional())
  }

  /// Keeps a value under a key by its raw value, nil until one is written.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, SceneCoding<R>.raw(.integer).optional())
  }
}
