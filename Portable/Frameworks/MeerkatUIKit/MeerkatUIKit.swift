// What a file that imports UIKit gets along with it.
@_exported public import MeerkatFoundation
