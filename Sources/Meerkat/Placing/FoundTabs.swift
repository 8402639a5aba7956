/// The tabs of which a screen consists, as they were when the screen was made.
///
/// Only values: what selects a tab belongs to the flow, which must not keep itself.
struct FoundTabs {
  /// The tab that is shown where nothing says otherwise.
  let first: AnyHashable

  /// The tab that the user sees.
  let selected: AnyHashable

  /// What a tab is called in a link, or nil where it has no name there.
  let linkText: (AnyHashable) -> String?
}
