import MeerkatViews

/// The models of a container.
///
/// Like SwiftData's `Schema`.
public final class Schema: Sendable {
  /// The classes of the models, with those that they are related to.
  public let entities: [Entity]

  /// The version of the models.
  public let version: Version

  /// Creates a schema of models and of those that they are related to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    var entities: [Entity] = []
    var open = types.map { $0._$entity }
    while !open.isEmpty {
      let entity = open.removeFirst()
      guard !entities.contains(where: { $0 === entity }) else { continue }
      entities.append(entity)
      open += entity.relationshipProperties.map { $0.destination._$entity }
    }
    self.entities = entities
    self.version = version
  }

  /// Creates a schema of models and of those that they are related to.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    /// Creates a version.
    @Memberwise
    public init(_ major: Int, _ minor: Int, _ patch: Int)

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// How a value is kept.
  public struct Attribute: Sendable {
    let options: [Option]
    let originalName: String?

    /// Creates what `@Attribute` says.
    @Memberwise
    public init(_ options: Option..., originalName: String? = nil, hashModifier _: String? = nil)

    /// An option of a value.
    public enum Option: Hashable, Sendable {
      /// No two models have the same value: a new one takes the place of the old one.
      case unique
      /// Accepted, without effect.
      case externalStorage
      /// Accepted, without effect.
      case spotlight
      /// Accepted, without effect.
      case preserveValueOnDeletion
      /// Accepted, without effect.
      case allowsCloudEncryption
      /// The value is not kept.
      case ephemeral
    }
  }

  /// How models are related.
  public struct Relationship: Sendable {
    let deleteRule: DeleteRule
    let originalName: String?
    let inverse: (any AnyKeyPath & Sendable)?

    /// Creates what `@Relationship` says.
    @Memberwise
    public init(
      _: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount _: Int? = 0,
      maximumModelCount _: Int? = 0, originalName: String? = nil,
      inverse: (any AnyKeyPath & Sendable)? = nil, hashModifier _: String? = nil
    )

    /// An option of a relationship.
    public enum Option: Hashable, Sendable {
      /// Accepted, without effect.
      case unique
    }

    /// What happens to related models when a model is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// They stay as they are.
      case noAction
      /// They stay, and no longer refer to the model.
      case nullify
      /// They are deleted as well.
      case cascade
      /// The model can't be deleted and saved as long as there are any.
      case deny
    }
  }
}
