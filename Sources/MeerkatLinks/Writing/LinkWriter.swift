/// An address that is being written, to which each flow adds its part.
///
/// It is written in two forms at once: a plain one, and one in which marks say which flow each part
/// belongs to. A flow can't know whether the plain form will be read back, because it doesn't know
/// what its children take.
package struct LinkWriter: Sendable {
  private(set) var plain = LinkForm()
  private(set) var marked = LinkForm()
  /// Whether this is the part of a child flow.
  let isChild: Bool

  /// Creates a writer for the outermost flow.
  package init() { self.init(isChild: false) }

  private init(isChild: Bool) { self.isChild = isChild }

  /// A writer for the part of a child flow.
  package static var child: LinkWriter { LinkWriter(isChild: true) }

  /// Whether nothing has been written.
  var isEmpty: Bool { marked.items.isEmpty }

  /// Writes a plain segment, such as that of a tab.
  package mutating func write(text: String) {
    plain.append(.text(text))
    marked.append(.text(text))
  }

  /// Writes a flow's part in both forms.
  mutating func write(
    _ form: (inout LinkForm, _ isPlain: Bool) throws(LinkError) -> Void
  ) throws(LinkError) {
    try form(&plain, true)
    try form(&marked, false)
  }

  func form(isPlain: Bool) -> LinkForm { isPlain ? plain : marked }

  /// The address in the form that needs no check.
  var markedText: String { marked.text(sharingQueries: false) }

  /// Returns the shortest form of the address that is read back.
  ///
  /// - Parameters:
  ///   - limits: The limits of what is read.
  ///   - isReadBack: Whether an address leads to what was written.
  /// - Returns: The address, or nil if no form is read back.
  /// - Throws: That the address exceeds the limits.
  package func text(
    limits: LinkLimits = LinkLimits(), isReadBack: (LinkAddress) -> Bool
  ) throws(LinkError) -> String? {
    var tried: Set<String> = []
    for form in [plain, marked] {
      for sharing in [true, false] {
        let text = form.text(sharingQueries: sharing)
        guard tried.insert(text).inserted else { continue }
        if isReadBack(try LinkAddress(text, limits: limits)) { return text }
      }
    }
    return nil
  }
}
