extension UserDefaults {
  /// Stores a value; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension FileManager {
  /// The user's iCloud account: none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder in iCloud: none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

#if canImport(FoundationNetworking)
  extension URLSessionConfiguration {
    /// Whether a task waits for a network instead of failing; without effect here.
    public var waitsForConnectivity: Bool {
      get { false }
      set {}
    }
  }
#endif
