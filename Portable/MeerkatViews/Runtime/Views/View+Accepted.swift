extension View {
  /// The view itself, after a word about the modifier that calls this: hosts ignore it.
  nonisolated func accepted(_ modifier: StaticString = #function) -> Self {
    #if DEBUG
      IgnoredNames.shared.note("\(modifier)")
    #endif
    return self
  }
}
