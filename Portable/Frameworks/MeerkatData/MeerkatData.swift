// What a file that imports SwiftData gets along with it.
@_exported public import MeerkatFoundation
@_exported public import Observation
