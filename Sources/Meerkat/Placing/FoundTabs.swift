/// The tabs of which a screen consists.
struct FoundTabs {
  /// The tab that is shown where nothing says otherwise.
  let first: AnyHashable

  /// The tab that the user sees.
  let selected: AnyHashable

  let select: (AnyHashable) -> Void

  /// What a tab is called in a link, or nil where it has no name there.
  let linkText: (AnyHashable) -> String?
}
