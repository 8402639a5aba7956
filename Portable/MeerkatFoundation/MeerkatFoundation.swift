// What `import Foundation` alone gives on Apple platforms, and on no other: targets of an app that is
// there already have the compiler import this module without a word (Documentation/porting.md).
@_exported public import Foundation
@_exported public import protocol MeerkatCombine.ObservableObject
@_exported public import struct MeerkatCombine.Published

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
