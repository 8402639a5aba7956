/// Lets migrations be written one below the other.
@resultBuilder
public enum MigrationList<Destination: Hashable> {
  /// The migrations in the order in which they are written.
  public static func buildBlock(_ migrations: Migration<Destination>...) -> [Migration<Destination>]
  {
    migrations
  }
}
