import Foundation

/// The sizes that an element has answered to proposals, until it changes.
package final class LayoutCache {
  private var answers: [(ProposedViewSize, CGSize)] = []

  package var isEmpty: Bool { answers.isEmpty }

  package func removeAll() { answers.removeAll(keepingCapacity: true) }
}
