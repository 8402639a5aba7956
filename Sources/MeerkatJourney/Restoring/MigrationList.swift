/// Lets migrations be written one below the other.
@resultBuilder
public enum MigrationList<Destination: Hashable> {
  /// One migration; says which type of destination is meant, so that the migration need not.
  public static func buildExpression(
    _ migration: Migration<Destination>
  ) -> Migration<Destination> {
    migration
  }

  /// The migrations in the order in which they are written.
  public static func buildBlock(_ migrations: Migration<Destination>...) -> [Migration<Destination>]
  {
    migrations
  }
}
