// What a file that imports SwiftUI gets along with it, and each file of this module, too.
@_exported public import Foundation
@_exported public import MeerkatCombine
@_exported public import MeerkatUIKit
@_exported public import Observation
