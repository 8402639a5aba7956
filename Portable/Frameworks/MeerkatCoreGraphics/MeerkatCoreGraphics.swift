// What files that import Core Graphics by itself use: rectangles, transforms and paths.
@_exported public import Foundation
@_exported public import struct MeerkatViews.CGAffineTransform
@_exported public import class MeerkatViews.CGPath
@_exported public import typealias MeerkatViews.CGPathApplierFunction
@_exported public import struct MeerkatViews.CGPathElement
@_exported public import enum MeerkatViews.CGPathElementType
@_exported public import enum MeerkatViews.CGPathFillRule
