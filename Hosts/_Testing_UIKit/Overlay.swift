// Where a file imports Testing and a module named UIKit, the compiler imports this one instead of
// Testing: swift-testing has an overlay of this name on Apple platforms.
@_exported public import Testing
