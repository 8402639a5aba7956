/// The name under which all other modules import their views.
///
/// On Apple platforms this is SwiftUI itself; elsewhere it is Meerkat's portable view layer, which
/// is source-compatible with SwiftUI. A target that is compiled with `-module-alias
/// SwiftUI=MeerkatUI` can `import SwiftUI` on both.
#if canImport(SwiftUI)
  @_exported public import SwiftUI
#else
  @_exported public import MeerkatViews
#endif
