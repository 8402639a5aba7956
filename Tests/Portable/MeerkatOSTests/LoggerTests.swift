import Foundation
import MeerkatOSLog
import Testing
import MeerkatOS.log
import MeerkatOS.signpost

struct LoggerTests {
  @Test(arguments: [
    (OSLogType.debug, "debug"), (.info, "info"), (.default, "notice"), (.error, "error"),
    (.fault, "fault"),
  ])
  func aLineSaysWhenWhereAndHowImportant(level: OSLogType, name: String) {
    let date = Date(timeIntervalSince1970: 1_740_839_400.25)
    let line = LogLine(
      date: date, level: level, subsystem: "shop", category: "orders", text: "Sold")
    #expect(line.description == "2025-03-01T14:30:00.250Z \(name) [shop:orders] Sold\n")
    let plain = LogLine(date: date, level: level, subsystem: "", category: "", text: "Sold")
    #expect(plain.description == "2025-03-01T14:30:00.250Z \(name) Sold\n")
  }

  @Test(arguments: [
    (nil, true, OSLogType.debug), (nil, false, .default), ("info", false, .info),
    ("info", true, .debug), ("debug", false, .debug), ("disable", true, LogThreshold.nothing),
    ("unknown", false, .default),
  ])
  func theBuildAndTheEnvironmentSayWhatIsWritten(mode: String?, isDebug: Bool, least: OSLogType) {
    #expect(LogThreshold.of(mode: mode, isDebug: isDebug) == least)
  }

  @Test func aMessageThatIsNotWrittenIsNeverMade() {
    var made = 0
    let message = { () -> OSLogMessage in
      made += 1
      return "made"
    }
    let logger = Logger(.disabled)
    logger.log(message())
    logger.fault(message())
    os_log(.fault, log: .disabled, message())
    #expect(made == 0)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog(subsystem: "shop", category: "orders").isEnabled(type: .error))
  }

  /// Every form compiles as apps write it; nothing of it is written.
  @Test func theOldFunctionsTakeEveryForm() {
    let log = OSLog.disabled
    os_log("plain", log: log)
    os_log("%{public}@ of %d", log: log, type: .info, "Ada", 3)
    os_log(.error, log: log, "plain")
    os_log(.error, log: log, "%@", "Ada")
    os_log(.error, log: log, "\(3, privacy: .public)")
    os_signpost(.begin, log: log, name: "loading", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "loading", "%d rows", 3)
    #expect(!log.signpostsEnabled)
  }

  @Test func intervalsRunWhatLiesInThem() throws {
    let signposter = OSSignposter(subsystem: "shop", category: .pointsOfInterest)
    let state = signposter.beginInterval("loading", id: signposter.makeSignpostID(), "\(3) rows")
    signposter.emitEvent("row")
    signposter.endInterval("loading", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
    #expect(!signposter.isEnabled)
  }

  @Test func aLockLetsOneInAtATime() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
    }
    #expect(count.withLock { $0 } == 100)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { plain.lockIfAvailable() } == false)
  }
}
