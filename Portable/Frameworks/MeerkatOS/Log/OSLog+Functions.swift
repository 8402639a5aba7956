/// Writes a message with the default level.
///
/// Like os's `os_log(_:)`.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  os_log(.default, log: .default, message())
}

/// Writes a message with a level.
///
/// Like os's `os_log(_:log:_:)`.
public func os_log(
  _ logLevel: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage
) {
  if log.isEnabled(type: logLevel) { log.write(message().text(), at: logLevel) }
}

/// Writes a message with values in place of specifiers such as `%d` and `%{public}@`.
///
/// Like os's `os_log(_:dso:log:type:_:)`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  guard log.isEnabled(type: type) else { return }
  log.write(OSLogMessage(format: message.description, values: args).text(), at: type)
}

/// Writes a message with values in place of specifiers such as `%d` and `%{public}@`.
///
/// Like os's `os_log(_:dso:log:_:_:)`.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {
  guard log.isEnabled(type: type) else { return }
  log.write(OSLogMessage(format: message.description, values: args).text(), at: type)
}
