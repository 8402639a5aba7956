/// Options of a method of a protocol, where `@ActionOptions` can't know the type of the action.
///
/// The macro reads them, and writes them again where the type is known. All other options are those
/// of ``Action``.
extension ActionOption where Value == Any {
  /// Whoever makes the screen has to listen, and every conformer implements the action.
  public static var required: Self { Self(kind: .written) }

  /// While nobody listens, the action calls a closure instead.
  ///
  /// Write out the types of its parameters: `.default { (id: String) in openTask(id) }`.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The option.
  public static func `default`<each Argument, Result>(
    _ action: @escaping @MainActor (repeat each Argument) async throws -> Result
  ) -> Self {
    Self(kind: .written)
  }
}
