#if canImport(Runtime)
  import Runtime
#endif

/// A call's position in the source.
package struct CallSite: Sendable {
  package let path: String
  /// The line, counted from 1; 0 for a function passed by name, as in `didPressClose: close`.
  package let line: Int

  package init(path: String, line: Int) {
    (self.path, self.line) = (path, line)
  }

  /// Notes who calls, from the inside out, and gives what finds the places later; nil if none of the
  /// app's own code does.
  ///
  /// The places stand in the debug information of the program, where looking one up takes a good while: so only the
  /// calls of the app's own code are looked up, and not on the main actor.
  static func callers() -> (@Sendable () -> [CallSite])? {
    #if canImport(Runtime)
      guard let stack = try? Backtrace.capture(limit: 200, top: 0),
        let names = stack.symbolicated(options: [.useSymbolCache]),
        let first = names.frames.drop(while: { isServer($0.symbol) })
          .prefix(while: { !isServer($0.symbol) }).firstIndex(where: { isOwn($0.symbol) }),
        let own = try? Backtrace.capture(limit: 4, offset: first, top: 0)
      else { return nil }
      return {
        let places = own.symbolicated(options: [.showSourceLocations, .useSymbolCache])

        return places?.frames.compactMap { frame in
          guard isOwn(frame.symbol), let place = frame.symbol?.sourceLocation,
            place.path.hasSuffix(".swift")
          else { return nil }
          return CallSite(path: place.path, line: place.line)
        } ?? []
      }
    #else
      return nil
    #endif
  }

  /// The module of a mangled name such as `$s7Gallery10CourseFlowC…`.
  fileprivate static func module(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let count = Int(digits) else { return nil }
    return String(rest.dropFirst(digits.count).prefix(count))
  }
}

#if canImport(Runtime)
  extension CallSite {
    /// Whether a function belongs to what runs the app.
    fileprivate static func isServer(_ symbol: SymbolicatedBacktrace.Symbol?) -> Bool {
      symbol.flatMap { module(of: $0.rawName) } == "MeerkatBrowser"
    }

    /// Whether a function belongs to the app, not to Meerkat or Swift.
    fileprivate static func isOwn(_ symbol: SymbolicatedBacktrace.Symbol?) -> Bool {
      guard let module = symbol.flatMap({ module(of: $0.rawName) }) else { return false }
      return !module.hasPrefix("Meerkat")
    }
  }
#endif
