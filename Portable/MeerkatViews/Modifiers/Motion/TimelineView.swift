/// A view that is updated at the times of a schedule.
///
/// Like SwiftUI's `TimelineView`.
///
/// ## Differences
/// - Views are updated at most once a second.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var date = Date()
}

extension TimelineView: View where Content: View {
  /// The context of an update.
  public typealias Context = TimelineViewDefaultContext

  /// Creates a view that is updated at the times of a schedule.
  @Memberwise
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  )

  @MainActor @preconcurrency public var body: some View {
    content(TimelineViewDefaultContext(date: date, cadence: .seconds))
      .task { await follow() }
  }

  /// Waits for one time after the other.
  @MainActor private func follow() async {
    var last = Date.distantPast
    for time in schedule.entries(from: Date(), mode: .normal) {
      guard !Task.isCancelled else { return }
      let now = Date()
      let next = max(time, last.addingTimeInterval(1))
      if next > now {
        try? await Task.sleep(for: .seconds(next.timeIntervalSince(now)))
        guard !Task.isCancelled else { return }
      }
      last = next
      date = time
    }
  }
}

/// The context of an update.
///
/// Like SwiftUI's `TimelineViewDefaultContext`.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view is updated.
  ///
  /// Like SwiftUI's type of the same name.
  public enum Cadence: Comparable, Hashable, Sendable {
    case live, seconds, minutes
  }

  /// The time of the update.
  public let date: Date
  public let cadence: Cadence
}

/// A schedule of updates.
///
/// Like SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  /// Returns the times from a start date, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may update views.
///
/// Like SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// A schedule with equal intervals.
///
/// Like SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule from a start date; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let count = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start.addingTimeInterval(count * interval)) { [interval] in
      $0.addingTimeInterval(interval)
    }
  }
}

/// A schedule with updates at the start of every minute.
///
/// Like SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return sequence(first: Date(timeIntervalSinceReferenceDate: minutes * 60)) {
      $0.addingTimeInterval(60)
    }
  }
}

/// A schedule with explicit times.
///
/// Like SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule from times in order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule with updates on every frame; here once a second.
///
/// Like SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule with a minimum interval in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1, 1)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    if isPaused { return AnySequence(CollectionOfOne(startDate)) }
    let schedule = PeriodicTimelineSchedule(from: startDate, by: interval)
    return AnySequence(schedule.entries(from: startDate, mode: mode))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule with equal intervals, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }

  /// A schedule with a minimum interval in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule with explicit times.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { Self(dates) }
}
