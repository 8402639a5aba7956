extension Journey: CustomStringConvertible {
  /// The steps as a person says them: `[course, push task("essay"), sheet share]`.
  public var description: String {
    let names = ["\(root)"] + steps.dropFirst().map(\.description)
    return "[" + names.joined(separator: ", ") + "]"
  }
}
