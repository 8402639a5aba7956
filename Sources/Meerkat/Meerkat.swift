// The module that an app imports: navigation as data, with its links and archives, and the views.
// On Apple platforms the views are SwiftUI's own; elsewhere they are Meerkat's portable ones.
@_exported public import MeerkatJourney
@_exported public import MeerkatUI
