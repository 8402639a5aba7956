import SwiftUI

/// What a sample leaves out: `{ … }` is a call of this.
@MainActor @discardableResult
func leftOut() -> some View { EmptyView() }

/// Makes a value that a sample shows and doesn't use.
func show<Value>(_ value: () throws -> Value) rethrows { _ = try value() }
