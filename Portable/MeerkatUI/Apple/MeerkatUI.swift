// The name under which all other modules import their views: here, SwiftUI's own.
@_exported public import SwiftUI
