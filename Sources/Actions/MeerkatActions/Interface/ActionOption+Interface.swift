/// Options of a protocol's methods, where `@ActionOptions` can't know the type of the action.
///
/// The macro reads them, and repeats them where the type is known. All other options are those of
/// ``Action``.
extension ActionOption where Value == Any {
  /// The parent has to listen, and every conformer has to implement the action.
  public static var required: Self { Self(kind: .written) }

  /// Without a listener, the action calls a closure instead.
  ///
  /// Spell out the types of its parameters: `.default { (id: String) in openTask(id) }`.
  ///
  /// - Parameter action: The closure to call.
  /// - Returns: The option.
  public static func `default`<each Argument, Result>(
    _ action: @escaping @MainActor (repeat each Argument) async throws -> Result
  ) -> Self {
    Self(kind: .written)
  }
}
