// On Apple platforms this module is Combine itself.
@_exported public import Combine
