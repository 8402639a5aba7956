import SwiftUI

/// The backend as one user meets it.
@MainActor @Observable
package final class Backend {
  /// What the user has chosen; it counts for requests that begin from now on.
  package var condition: ServiceCondition

  package init(_ condition: ServiceCondition = .normal) {
    self.condition = condition
  }
}
