// What files that import Uniform Type Identifiers by itself use.
@_exported public import Foundation
@_exported public import struct MeerkatViews.UTType
