// The name under which all other modules import their views: here, Meerkat's portable view layer,
// which is source-compatible with SwiftUI. Where a manifest gives this module the name SwiftUI, files
// that begin with `import SwiftUI` compile unchanged.
@_exported public import MeerkatViews
