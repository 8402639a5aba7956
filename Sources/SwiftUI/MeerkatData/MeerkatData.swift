// What a file that imports SwiftData gets along with it.
@_exported public import Foundation
@_exported public import Observation
