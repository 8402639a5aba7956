// What files that import Core Graphics by itself use: rectangles, transforms and paths.
@_exported public import Foundation
@_exported public import struct MeerkatViews.CGAffineTransform
@_exported public import typealias MeerkatViews.CGPath
