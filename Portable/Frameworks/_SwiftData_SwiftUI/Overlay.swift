// What shows models in views has this name on Apple platforms, where files import it by themselves.
@_exported public import MeerkatData
